import Foundation
import StillGeometry
import StillLayout
import StillVectorGenerator
import Testing

/// The conformance vectors about `ViewSpacing` by itself. They describe the values in words, so each has an
/// expression here; the numbers are the vectors' own.
@Suite("vectors: spacing, values") struct SpacingVectorTests {
  private static func general(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> ViewSpacing {
    ViewSpacing(entries: [
      .init(side: .top, category: .general, value: top),
      .init(side: .left, category: .general, value: left),
      .init(side: .bottom, category: .general, value: bottom),
      .init(side: .right, category: .general, value: right),
    ])
  }

  private static func distance(of id: String) -> CGFloat? {
    let a = general(2, 3, 7, 11)
    let b = general(13, 17, 21, 23)
    switch id {
    case "spacing-distance-max":
      return ViewSpacing(entries: [.init(side: .bottom, category: .general, value: 2)])
        .distance(
          to: ViewSpacing(entries: [.init(side: .top, category: .general, value: 8)]),
          along: .vertical)
    case "spacing-distance-h-ltr": return a.distance(to: b, along: .horizontal)
    case "spacing-distance-default":
      return ViewSpacing().distance(to: ViewSpacing(), along: .horizontal)
    default: return nil
    }
  }

  @Test func everyValueOfTheAreaAgrees() throws {
    struct Document: Decodable { let vectors: [ConformanceVector] }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CompatibilityTests/Vectors/vectors.json")
    let all = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file)).vectors
    let values = all.filter { $0.area == "spacing" && $0.layout == nil }
    #expect(values.count == 3)
    for vector in values {
      let expected = try #require(vector.value, "\(vector.id) has no number")
      let distance = try #require(Self.distance(of: vector.id), "\(vector.id) has no expression")
      #expect(
        abs(distance - expected) <= vector.tolerance,
        "\(vector.id) (\(vector.provenance)): \(distance), expected \(expected)")
    }
  }
}
