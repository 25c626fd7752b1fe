import Emulator
import Foundation
import Limits
import Testing

@testable import FuzzTargets

@Suite("Inputs that fuzzing found worth keeping")
struct CorpusTests {
  private static let corpus = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  @Test("None of them breaks anything", arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    let folder = Self.corpus.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(target.complaint(about: Array(bytes)) == nil, "\(name)")
    }
  }

  @Test("The promise that events are held to is broken by a policy that makes none")
  func promise() {
    let configuration = Session.Configuration(
      policyID: "unlimited", policy: Unlimited(unit: .utf16))
    var promise = ExactPromise(Session(configuration), limit: Limit(2))
    #expect(promise.complaint(after: .insert("ab")) == nil)
    #expect(promise.complaint(after: .insert("c")) != nil)
  }
}
