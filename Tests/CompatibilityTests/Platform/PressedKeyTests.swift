import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A view that turns pages by keys, as readers of books have it.
private final class KeyView: UIView {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key: UIKey = press.key, !key.modifierFlags.contains(.command) else { continue }
      print(key.characters, key.charactersIgnoringModifiers)
    }
  }
}

@MainActor @Suite struct PressedKeyTests {
  @Test func keysAndOrientationsHaveTheirNames() {
    KeyView().pressesBegan([], with: nil)
    let spine: UIPageViewController.SpineLocation = .mid
    #expect(spine.rawValue == 2)
    #expect(CGImagePropertyOrientation(rawValue: 6) == .right)
    #expect(CGImagePropertyOrientation.leftMirrored.rawValue == 5)
    #expect(UTType.applicationExtension != UTType.bookmark)
  }
}
