import Foundation
import StillViewGraph
import Synchronization

/// The UIAppearance values: settings of a program for all bars and controls of a kind. Modifiers of views take
/// precedence.
///
/// One value for the process, as `appearance()` is. Programs set it before their views are shown, so that pictures do not
/// depend on the time.
nonisolated struct UIAppearanceValues: Sendable {
  /// The text style of a title.
  struct Words: Sendable {
    var color: Color?
    var font: Font?

    init() {}

    /// These, and what they do not say from others.
    func filled(from other: Words) -> Words {
      var result = self
      result.color = color ?? other.color
      result.font = font ?? other.font
      return result
    }
  }

  /// A bar in one of its states.
  struct Bar: Sendable {
    /// The background: the system's, none, or an opaque one.
    enum Ground: Sendable { case usual, transparent, opaque }

    var ground = Ground.usual
    var color: Color?
    var title = Words()
    var largeTitle = Words()
    /// Of the tabs that are not selected; titles and icons are of one colour here.
    var plainItem: Color?
    var selectedItem: Color?

    /// The fill; nil for none.
    var style: AnyShapeStyle? {
      if let color { return AnyShapeStyle(color) }
      return switch ground {
      case .usual: AnyShapeStyle(.bar)
      case .transparent: nil
      case .opaque: AnyShapeStyle(ControlColor.ground)
      }
    }
  }

  /// A kind of bar: over content, at the edge of scrolled content, and the settings for both.
  struct Bars: Sendable {
    var isHidden = false
    var overContent: Bar?
    var atEdge: Bar?
    var color: Color?
    var title = Words()
    var largeTitle = Words()
    var plainItem: Color?

    /// Returns the fill of a bar for which views set none; nil for none.
    func style(isOverContent: Bool) -> AnyShapeStyle? {
      if let bar = isOverContent ? overContent : atEdge { return bar.style }
      if let color { return AnyShapeStyle(color) }
      return isOverContent ? AnyShapeStyle(.bar) : nil
    }

    /// Returns the text style of a title, large or not.
    func words(isLarge: Bool) -> Words {
      let own = isLarge ? largeTitle : title
      guard let bar = isLarge ? atEdge ?? overContent : overContent else { return own }
      return (isLarge ? bar.largeTitle : bar.title).filled(from: own)
    }
  }

  var navigation = Bars()
  var tabs = Bars()
  /// Of the page that is shown, and of the others.
  var dot: Color?
  var otherDot: Color?
  /// Of the track of sliders up to the thumb, and of the rest.
  var sliderTrack: Color?
  var sliderRest: Color?
  /// Of segmented controls.
  var segment: Color?
  var segmentGround: Color?
  var segmentWords = Words()
  var selectedSegmentWords = Words()

  private static let shared = Mutex(nothingSaid())

  /// Returns empty values. The call must not be inlined: in optimised builds Swift 6.3 stores a lock around constants
  /// statically, and replaces more than some eight words with zeros (`scripts/demo` runs such a program).
  @inline(never) private static func nothingSaid() -> UIAppearanceValues { UIAppearanceValues() }

  /// The values, read by a body.
  static var current: UIAppearanceValues {
    ViewGraph.readProgramLooks()
    return shared.withLock { $0 }
  }

  /// Changes the values. Bars and controls that are shown take what an action sets, as those do that
  /// appear with the view whose `onAppear` sets it.
  static func change(_ change: @Sendable (inout UIAppearanceValues) -> Void) {
    shared.withLock { change(&$0) }
    ViewGraph.changedProgramLooks()
  }
}

extension Color? {
  /// Returns the colour, or a default style if the program has set none.
  nonisolated func style(or usual: some ShapeStyle) -> AnyShapeStyle {
    map { AnyShapeStyle($0) } ?? AnyShapeStyle(usual)
  }
}
