import StillframeTesting
import SwiftUI
import Testing

// The listings of Sources/StillframeTesting/StillframeTesting.docc/Accessibility.md, as they stand there.

/// Compiled, and not run: it would record.
@MainActor private func snapshots() {
  assertSnapshot(of: Lamp(), as: .accessibility, named: "read")
  assertSnapshot(of: Lamp(), as: .accessibilityImage, named: "read")
}

/// Compiled, and not run: the lamp is no example of accessibility.
@MainActor private func audits() {
  assertAccessible(Lamp(), layout: .fixed(width: 100, height: 120))
  assertAccessible(Lamp(), ignoring: [.contrast], ignoringViews: ["legal"])
}

/// Compiled, and not run: the lamp cannot be dimmed.
@MainActor private func actions() throws {
  let stage = Stage(size: CGSize(width: 100, height: 120)) { Lamp() }
  try stage.perform(.activate, on: "switch")
  try stage.perform(.increment, on: "Brightness")
  try stage.perform("Reset", on: "Brightness")
  #expect(try stage.accessibilityTree().elements(named: "Brightness").first?.value == "100%")
}
