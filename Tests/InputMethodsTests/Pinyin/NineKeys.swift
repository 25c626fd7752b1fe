extension String {
  /// The digits on which the letters `a`–`z` stand; other characters as they are.
  var onNineKeys: String {
    String(
      map { letter in
        let groups = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        let digit = groups.firstIndex { $0.contains(letter) }.map { $0 + 2 }
        return digit.map { Character(String($0)) } ?? letter
      })
  }
}
