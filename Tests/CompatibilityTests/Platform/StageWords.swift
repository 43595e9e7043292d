import SwiftUI

extension Stage {
  /// Returns whether a text on the stage has these words.
  func says(_ words: String) throws -> Bool {
    var open = [try layoutReport().root]
    while let node = open.popLast() {
      if node.text == words { return true }
      open += node.children
    }
    return false
  }
}
