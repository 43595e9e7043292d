import StillframeTesting
import SwiftUI
import Testing

// The listings of Sources/StillframeTesting/StillframeTesting.docc/Recording.md, as they stand there.

@Test func lampInPixelsAndInNumbers() {
  assertSnapshot(of: Lamp(), as: .image(scale: 2), named: "off")
  assertSnapshot(of: Lamp(), as: .layout, named: "off")
}

@Suite(.snapshots(record: .never)) struct LampTests {
  @Test func lampOnItsWay() throws {
    let stage = Stage(size: CGSize(width: 100, height: 120)) { Lamp() }
    try stage.tap("switch")
    stage.advance(by: 0.25)
    assertSnapshot(of: stage, as: .image, named: "halfway")
  }
}

/// Compiled, and not run: it would record.
private func record() {
  withSnapshotTesting(record: .failed) {
    assertSnapshot(of: Lamp(), as: .image(scale: 2), named: "off")
  }
}
