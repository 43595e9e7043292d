import Foundation
import StillVectorGenerator
import Testing

/// The vectors' test files are what the generator writes, and the generator refuses what it cannot do.
@Suite struct GeneratedVectorTests {
  @Test func committedFilesAreWhatTheGeneratorWrites() throws {
    let folder = VectorFolder(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("CompatibilityTests/Vectors"))
    let expected = try folder.expectedFiles().sorted { $0.name < $1.name }
    let present = try folder.presentFiles()
    #expect(
      expected.map(\.name) == present.map(\.name) && expected == present,
      "run scripts/generate-vector-tests and commit what it writes")
  }

  @Test func anAreaWithoutVectorsIsAnError() throws {
    #expect(throws: VectorGeneratorError.self) {
      try vectorTestFiles(from: Data(sample.utf8), areas: ["hstack", "nowhere"])
    }
  }

  @Test func aVectorWithoutProposalIsAnError() throws {
    #expect(throws: VectorGeneratorError.self) {
      try vectorTestFiles(from: Data(sample.utf8), areas: ["curve"])
    }
  }

  @Test func anythingButANumberOrInfIsAnError() throws {
    let broken = sample.replacingOccurrences(of: "\"inf\"", with: "\"wide\"")
    #expect(throws: DecodingError.self) {
      try vectorTestFiles(from: Data(broken.utf8), areas: ["hstack"])
    }
  }

  @Test func longAreasAreSplitIntoNumberedFiles() throws {
    let whole = try vectorTestFiles(from: Data(sample.utf8), areas: ["hstack"])
    #expect(whole.map(\.name) == ["HstackVectors.generated.swift"])
    let parts = try vectorTestFiles(from: Data(sample.utf8), areas: ["hstack"], maximumLines: 30)
    #expect(
      parts.map(\.name) == ["HstackVectors1.generated.swift", "HstackVectors2.generated.swift"])
  }

  @Test func numbersDeclarationsAndTreeBecomeSource() throws {
    let text = try vectorTestFiles(from: Data(sample.utf8), areas: ["hstack"])[0].text
    #expect(text.contains("\"one\", basis: \"rule, inferred\", tolerance: 0.5,"))
    #expect(text.contains("width: nil, height: .infinity,"))
    #expect(text.contains("frames: [\"a\": [0.0, 0.0, 1.0, 2.0], \"b\": [-1.0, 0.0, 1.0, 2.0]]"))
    #expect(text.contains("fileprivate extension Color {\n    static let x = 1\n}\n\nprivate enum"))
    #expect(text.contains("  struct Helper {\n  }\n"))
  }

  /// What an extension declares is seen in its whole file.
  @Test func vectorsWhoseExtensionsDeclareOneNameGoIntoDifferentFiles() throws {
    func vector(_ id: String, _ name: String) -> String {
      #"""
      { "id": "\#(id)", "area": "guides", "tree": "Color.red", "basis": "rule",
        "confidence": "inferred", "decls": "extension Color {\n    static let \#(name) = 1\n}",
        "proposal": { "w": 1, "h": 2 }, "expect": { "size": [1, 2], "frames": {} } }
      """#
    }
    let json = "{ \"vectors\": [\(vector("a", "x")), \(vector("b", "y")), \(vector("c", "x"))] }"
    let files = try vectorTestFiles(from: Data(json.utf8), areas: ["guides"])
    #expect(files.map { $0.text.contains("static let y") } == [true, false])
    #expect(files.map { $0.text.components(separatedBy: "static let x").count } == [2, 2])
  }

  @Test func vectorsAboutValuesAreLeftToTestsOfTheirOwn() throws {
    let json = sample.replacingOccurrences(of: "curve", with: "spacing")
      .replacingOccurrences(of: "\"samples\": [[0, 0]]", with: "\"value\": 8")
      .replacingOccurrences(
        of: "\"id\": \"two\", \"area\": \"hstack\"", with: "\"id\": \"two\", \"area\": \"spacing\"")
    let text = try vectorTestFiles(from: Data(json.utf8), areas: ["spacing"])[0].text
    #expect(text.contains("\"two\""))
    #expect(!text.contains("\"three\""))
  }

  private let sample = #"""
    { "vectors": [
      { "id": "one", "area": "hstack", "tree": "Color.red", "basis": "rule", "confidence": "inferred",
        "decls": "extension Color {\n    static let x = 1\n}\nstruct Helper {\n}", "tolerance": 0.5,
        "proposal": { "w": null, "h": "inf" },
        "expect": { "size": ["inf", 4.5], "frames": { "b": [-1, 0, 1, 2], "a": [0, 0, 1, 2] } } },
      { "id": "two", "area": "hstack", "tree": "Color.red", "basis": "rule", "confidence": "inferred",
        "proposal": { "w": 1, "h": 2 }, "expect": { "size": [1, 2], "frames": {} } },
      { "id": "three", "area": "curve", "tree": "UnitCurve.linear", "basis": "rule",
        "confidence": "inferred", "proposal": null, "expect": { "samples": [[0, 0]] } }
    ] }
    """#
}
