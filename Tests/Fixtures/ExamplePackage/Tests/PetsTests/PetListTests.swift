import Pets
import SnapshotTesting
import SwiftUI
import Testing

@Suite struct PetListTests {
  @Test func listInPixels() {
    assertSnapshot(of: PetList(), as: .image)
  }

  @Test func listInNumbers() {
    assertSnapshot(of: PetList(), as: .layout)
  }

  @Test func feeding() {
    let film = FrameSequence(
      size: CGSize(width: 160, height: 30), fps: 10, duration: 0.6,
      events: [.tap("row-cat", at: 0.1)]
    ) { PetRow(name: "Cat") }
    assertSnapshot(of: film, as: .frames)
  }
}
