package import Foundation

/// The part of the bar above a page that scrolls away with the content before anything else: a large title, a search field.
///
/// The bar writes it when it is evaluated; scroll views read it when they are placed, which a bar of another height causes.
package final class BarDrawer {
  /// Points, at least 0.
  package private(set) var height: CGFloat = 0

  package init() {}

  package func take(_ height: CGFloat) { self.height = height }
}

private let barDrawerEntry = EnvironmentEntry<BarDrawer?>(nil)

extension EnvironmentValues {
  /// That of the page around; nil outside pages.
  package var barDrawer: BarDrawer? {
    get { self[barDrawerEntry] }
    set { self[barDrawerEntry] = newValue }
  }
}
