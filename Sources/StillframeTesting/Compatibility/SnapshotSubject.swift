import Foundation
import StillGeometry
import StillViewGraph
import StillViews
import Stillframe

/// A view on the way to its picture: in what room, in what surroundings, on what ground.
struct SnapshotSubject<Content: View> {
  let content: Content
  var layout = SwiftUISnapshotLayout.sizeThatFits
  var traits = UITraitCollection()
  /// Pixels per point; nil: the traits', otherwise 1.
  var scale: CGFloat?
  /// Whether it is drawn over the window's background, even if the layout has no window.
  var hasWindow = false
  /// Whether the picture shows the view once what appearance started has come to rest.
  var settles = false

  /// Returns the view's picture, with what it shows.
  func picture() -> Async<Bitmap> {
    let renderer = renderer()
    return Async(
      story: { try renderer.layoutReport(explain: true) }, catching: { try renderer.bitmap() })
  }

  /// Returns the layout report, without painting.
  func report(explain: Bool = false) throws -> LayoutReport {
    try renderer().layoutReport(explain: explain)
  }

  /// Returns the elements that assistive technologies read, without painting.
  func accessibilityTree() throws -> AccessibilityTree { try renderer().accessibilityTree() }

  /// Returns why views have their sizes, drawn.
  func explanation() throws -> Explanation { try renderer().explanation() }

  private func renderer() -> any SnapshotRenderer {
    let isStrict = SnapshotTestingConfiguration.current?.isStrict == true
    switch layout {
    case .sizeThatFits:
      return ready(content, traits, isWindow: hasWindow, isStrict, keepsFirstSize: !settles)
    case .fixed(let width, let height):
      return ready(
        content.frame(width: width, height: height), traits, isWindow: hasWindow, isStrict)
    case .device(let config):
      let size = config.size
      let area = config.safeArea
      let insets = EdgeInsets(
        top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right)
      return ready(
        content
          .frame(
            maxWidth: size == nil ? nil : .infinity, maxHeight: size == nil ? nil : .infinity
          )
          .simulatedSafeArea(insets)
          .frame(width: size?.width, height: size?.height),
        UITraitCollection(traitsFrom: [config.traits, traits]), isWindow: true, isStrict)
    }
  }

  private func ready(
    _ content: some View, _ traits: UITraitCollection, isWindow: Bool, _ isStrict: Bool,
    keepsFirstSize: Bool = false
  ) -> any SnapshotRenderer {
    let renderer = ImageRenderer(
      content: content.modifier(Surroundings(traits: traits, warningsAreErrors: isStrict)))
    let own = scale ?? (traits.displayScale > 0 ? traits.displayScale : 1)
    renderer.scale = own
    renderer.isOpaque = isWindow
    renderer.keepsFirstSize = keepsFirstSize
    renderer.moment =
      settles ? .settled(within: PictureMoment.settlingLimit) : .firstTurn
    if traits.userInterfaceStyle == .dark { renderer.colorScheme = .dark }
    return renderer
  }
}

/// The environment that traits and the test set.
nonisolated struct Surroundings: EnvironmentModifier {
  let traits: UITraitCollection
  let warningsAreErrors: Bool

  func change(_ environment: inout EnvironmentValues) {
    traits.apply(to: &environment)
    if warningsAreErrors { environment.warningsAreErrors = true }
  }

  func isSame(as other: Self) -> Bool {
    traits == other.traits && warningsAreErrors == other.warningsAreErrors
  }
}

/// A renderer whose content's type does not matter any more.
protocol SnapshotRenderer {
  func layoutReport(explain: Bool) throws(RenderError) -> LayoutReport
  func bitmap() throws(RenderError) -> Bitmap
  func explanation() throws(RenderError) -> Explanation
  func accessibilityTree() throws(RenderError) -> AccessibilityTree
}

extension ImageRenderer: SnapshotRenderer {}
