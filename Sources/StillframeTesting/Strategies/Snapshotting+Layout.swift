public import Foundation
public import StillViews
public import Stillframe

extension Snapshotting where Value: View, Format == String {
  /// The layout report of a view as text: one view per line, with its frame in points. Nothing is painted.
  public static var layout: Self { .layout() }

  /// Returns the layout report of a view as text: one view per line, with its frame in points. Nothing is painted.
  ///
  /// - Parameters:
  ///   - layout: the proposal to the view.
  ///   - traits: the traits of the view.
  public static func layout(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<LayoutReport, String>.layout.pullback { view in
      try SnapshotSubject(content: view, layout: layout, traits: traits).report()
    }
  }

  /// The layout report with its reasons: under each view what it was proposed and what it answered.
  public static var explanation: Self { .explanation() }

  /// Returns the layout report with its reasons: under each view what it was proposed and what it answered.
  ///
  /// - Parameters:
  ///   - layout: the proposal to the view.
  ///   - traits: the traits of the view.
  public static func explanation(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<LayoutReport, String>.layout.pullback { view in
      try SnapshotSubject(content: view, layout: layout, traits: traits).report(explain: true)
    }
  }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// Returns the picture of a view's explanation: every frame with its name and size, and the lines of alignment.
  ///
  /// - Parameters:
  ///   - layout: the proposal to the view.
  ///   - scale: pixels per point.
  public static func explanation(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat = 2
  ) -> Self {
    Snapshotting<Bitmap, Bitmap>.image.pullback { view in
      try SnapshotSubject(content: view, layout: layout, scale: scale).explanation().bitmap()
    }
  }
}

extension Snapshotting where Value == Stage, Format == String {
  /// The present layout of a stage: one view per line, with its frame in points.
  public static var layout: Self {
    Snapshotting<LayoutReport, String>.layout.pullback { try $0.layoutReport() }
  }

  /// The present layout of a stage, with the reasons.
  public static var explanation: Self {
    Snapshotting<LayoutReport, String>.layout.pullback { try $0.layoutReport(explain: true) }
  }
}

extension Snapshotting where Value == LayoutReport, Format == String {
  /// The report as text: one view per line, with its frame in points.
  public static var layout: Self {
    Snapshotting<String, String>.lines.pullback(\.description)
  }
}
