extension PublishedCases {
  /// The published cases, in order of name.
  public static var sources: [SourceFile] {
    files.map { SourceFile(name: "published/" + $0.name, text: $0.text) }
  }
}
