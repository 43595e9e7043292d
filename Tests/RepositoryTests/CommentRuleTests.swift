import Testing

/// The rule about comments, on declarations that break it.
@Suite struct CommentRuleTests {
  /// The names that miss a comment, of a file and another one.
  private func undocumented(_ text: String, beside other: String = "") -> [String] {
    let rules = CommentRules(
      Repository([
        RepositoryFile("Sources/StillBase/A.swift", text),
        RepositoryFile("Sources/StillBase/B.swift", other),
      ]))
    return rules.undocumented().map { String($0.message.split(separator: "'")[0]) }
  }

  @Test(arguments: [
    ("public struct A {}", "A"),
    ("public func a(_ b: Int, at c: Int) {}", "a(_:at:)"),
    ("/// A.\npublic struct A {\n  public init(a: Int) {}\n}", "init(a:)"),
    ("/// A.\npublic enum A {\n  case b(c: Int), d\n}", "b, d"),
    ("/// A.\npublic protocol A {\n  var b: Int { get }\n}", "b"),
    ("public extension Int {\n  var a: Int { 0 }\n}", "a"),
    ("extension Int {\n  @available(iOS, introduced: 17.0)\n  public static let a = 0\n}", "a"),
    ("/// A.\n\npublic struct A {}", "A"),
    ("// A.\npublic struct A {}", "A"),
    ("public private(set) var a = 0", "a"),
    ("/// A.\npublic final class A {\n  public class func b() {}\n}", "b()"),
    ("let a = \"}\\(\"{\")\"\npublic let b = 0", "b"),
    ("func a() { let b = #\"\"\"\n  { \"\n  \"\"\"# }\npublic let c = 0", "c"),
    ("/* { /* { */ */\npublic let a = 0", "a"), ("/** A. */\npublic let a = 0", "a"),
  ])
  func publicDeclarationWithoutACommentIsFound(_ text: String, _ name: String) {
    #expect(undocumented(text) == [name])
  }

  @Test(arguments: [
    "/// A.\n@MainActor\n@available(iOS, introduced: 17.0)\npublic struct A {}",
    "/// A.\n// Not public for its own sake.\npublic struct A {}",
    "struct A {\n  public var b: Int\n}",
    "package struct A {}",
    "public extension Int {\n  private var a: Int { 0 }\n}",
    "public struct _A {\n  public var b: Int\n}",
    "/// A.\nopen class A {\n  override open func b() {}\n}",
    "extension Int {\n  @available(*, unavailable) public var a: Int { 0 }\n}",
    "public import struct Foundation.URL",
    "func a() {\n  struct B {\n    public var c: Int\n  }\n}",
    "let a = [1].map { (b: Int) in b }",
  ])
  func whatNobodyCanNameOrHasACommentPasses(_ text: String) {
    #expect(undocumented(text) == [])
  }

  @Test func whatFulfilsARequirementHasTheRequirementsComment() {
    let types = """
      /// A.
      public struct A: B, Hashable {
        public func b(at c: Int) {}
        public func hash(into hasher: inout Hasher) {}
        public func other(at c: Int) {}
      }
      """
    let protocols = """
      /// B.
      public protocol B: C {}
      /// C.
      public protocol C {
        /// B.
        func b(at c: Int)
      }
      extension C {
        public func b(at c: Int) {}
      }
      """
    #expect(undocumented(types, beside: protocols) == ["other(at:)"])
  }

  @Test func requirementsThatNobodySeesAndThoseOfConditionsAreNoExcuse() {
    let type = "/// A.\npublic struct A: B {\n  public func b() {}\n}"
    #expect(undocumented(type, beside: "protocol B {\n  func b()\n}") == ["b()"])
    let condition = "/// B.\npublic protocol B {}\nextension B where Self: C {}\n"
    let required = "/// C.\npublic protocol C {\n  /// B.\n  func b()\n}"
    #expect(undocumented(type, beside: condition + required) == ["b()"])
  }

  @Test func membersOfATypeThatIsNotPublicAreNot() {
    let members = "extension A {\n  public var b: Int { 0 }\n}"
    #expect(undocumented(members, beside: "struct A {}") == [])
    #expect(undocumented(members, beside: "/// A.\npublic struct A {}") == ["b"])
    #expect(
      undocumented("extension C.A {\n  public var b: Int { 0 }\n}", beside: "struct C {}") == ["b"])
    #expect(
      undocumented(
        members, beside: "/// C.\nextension C {\n  public struct A {}\n}\nstruct C {}") == [])
  }

  @Test func offenderIsNamedWithTheLineOfItsAttributes() {
    let rules = CommentRules(
      Repository([RepositoryFile("Sources/A/A.swift", "\n@MainActor\npublic struct A {}")]))
    #expect(
      rules.undocumented().map(\.description) == [
        "Sources/A/A.swift:2: 'A' is public and has no comment: say what it is or does"
      ])
  }
}
