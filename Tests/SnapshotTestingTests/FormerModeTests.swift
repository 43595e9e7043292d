import SwiftUI
import Testing

@testable import StillViews

/// Asked on no actor in particular, as code from before actors does; in the mode of Swift 5 the names of UIKit allow it.
private struct Columns {
  var count: Int { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? 3 : 2 }
}

@Suite struct FormerModeTests {
  @Test func theScreenIsKnownOnNoActor() {
    #expect(Columns().count == 2)
  }

  /// Tests run on no actor, and UIKit's own classes do not ask where they are called.
  @Test func viewsAndLooksAreMadeOnNoActor() {
    let (outer, inner) = (UIView(), UIScrollView())
    outer.addSubview(inner)
    inner.removeFromSuperview()
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
    width.isActive = true
    width.isActive = false
    #expect(outer.constraints == [] && inner.constraints == [] && outer.subviews == [inner])
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = UINavigationBar()
    bar.standardAppearance = look
    bar.barTintColor = .red
    #expect(bar.standardAppearance === look)
    look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
    #expect(
      look.look.color != nil && look.look.title.color != nil && look.look.largeTitle.font != nil)
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.normal.iconColor = .red
    #expect(tabs.look.plainItem != nil)
  }
}
