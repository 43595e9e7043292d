import Foundation
public import Stillframe

extension Snapshotting where Value: View, Format == String {
  /// The layout report of a view as text: one view a line, with its frame in points. Nothing is painted.
  public static var layout: Self { .layout() }

  /// The layout report of a view as text: one view a line, with its frame in points. Nothing is painted.
  ///
  /// - Parameter layout: what the view is proposed.
  public static func layout(_ layout: SwiftUISnapshotLayout = .sizeThatFits) -> Self {
    Snapshotting<LayoutReport, String>.layout.pullback { view in
      try layout.render(view, scale: 1) { try $0.layoutReport() }
    }
  }
}

extension Snapshotting where Value == LayoutReport, Format == String {
  /// The report as text: one view a line, with its frame in points.
  public static var layout: Self {
    Snapshotting<String, String>.lines.pullback(\.description)
  }
}
