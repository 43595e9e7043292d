import SwiftUI
import Testing

/// The checker of the vectors, on vectors that must fail.
@Suite struct LayoutVectorTests {
  private func vector(size: [CGFloat], frames: KeyValuePairs<String, [CGFloat]>) -> LayoutVector {
    LayoutVector(
      "sample", basis: "rule", tolerance: 0.01, width: 50, height: 40, size: size, frames: frames
    ) {
      Color.red.probe("a")
    }
  }

  @Test func passesWhenEveryNumberAgrees() {
    #expect(vector(size: [50, 40], frames: ["a": [0, 0, 50, 40]]).problems() == [])
  }

  @Test func failsOnAnotherSize() {
    let problems = vector(size: [50.02, 40], frames: [:]).problems()
    #expect(problems == ["sample (rule): size is [50.0, 40.0], expected [50.02, 40.0]"])
  }

  @Test func failsOnAnotherFrameAndOnAMissingOne() {
    let problems = vector(
      size: [50, 40], frames: ["a": [0, 1, 50, 40], "missing": [0, 0, 0, 0]]
    ).problems()
    #expect(problems.count == 2)
    #expect(problems.last == "sample (rule): missing: not in the report")
  }

  @Test func infiniteCoordinatesAreEqualToThemselvesOnly() {
    #expect(compare("size", [.infinity], with: [.infinity], tolerance: 0.01) == [])
    #expect(compare("size", [.infinity], with: [100], tolerance: 0.01) != [])
    #expect(compare("size", [100], with: [.infinity], tolerance: 0.01) != [])
    #expect(compare("size", [.nan], with: [100], tolerance: 0.01) != [])
  }
}
