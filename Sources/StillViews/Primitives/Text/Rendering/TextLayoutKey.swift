public import Foundation
public import StillViewGraph

extension Text {
  /// The layouts of texts, for views around them. No effect: texts do not hand up their layouts here, so the value is empty; a
  /// `TextRenderer` gets them.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The layout of a text, and where it is.
    public struct AnchoredLayout: Equatable {
      /// The upper left corner of the text.
      public var origin: Anchor<CGPoint>
      /// The lines of the text.
      public var layout: Text.Layout

      public static func == (a: AnchoredLayout, b: AnchoredLayout) -> Bool {
        a.origin == b.origin
          && a.layout.map(\.typographicBounds) == b.layout.map(\.typographicBounds)
      }
    }

    /// No layout.
    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) {
      value += nextValue()
    }
  }
}
