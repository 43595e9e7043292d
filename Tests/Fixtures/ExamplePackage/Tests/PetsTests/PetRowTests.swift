import Pets
import SnapshotTesting
import SwiftUI
import XCTest

final class PetRowTests: XCTestCase {
  func testRow() {
    assertSnapshot(of: PetRow(name: "Cat"), as: .image(layout: .fixed(width: 160, height: 30)))
  }
}
