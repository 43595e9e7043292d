import SwiftUI
import Testing

/// Asked on no actor in particular, as code from before actors does; in the mode of Swift 5 the names of UIKit allow it.
private struct Columns {
  var count: Int { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? 3 : 2 }
}

@Suite struct FormerModeTests {
  @Test func theScreenIsKnownOnNoActor() {
    #expect(Columns().count == 2)
  }
}
