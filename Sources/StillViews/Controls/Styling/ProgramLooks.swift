import Foundation
import StillViewGraph
import Synchronization

/// What a program has set once for all bars and controls of a kind, in UIKit's words. Whatever a view is told by its modifiers comes first.
///
/// One for the process, as `appearance()` is. Programs set it before their views are shown, so that pictures do not depend on when.
nonisolated struct ProgramLooks: Sendable {
  /// The words of a title.
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
    /// What is behind it: the system's ground, nothing, or a ground that nothing is seen through.
    enum Ground: Sendable { case usual, transparent, opaque }

    var ground = Ground.usual
    var color: Color?
    var title = Words()
    var largeTitle = Words()
    /// Of the tabs that are not selected; titles and icons are of one colour here.
    var plainItem: Color?
    var selectedItem: Color?

    /// What it is filled with; nil: nothing.
    var style: AnyShapeStyle? {
      if let color { return AnyShapeStyle(color) }
      return switch ground {
      case .usual: AnyShapeStyle(.bar)
      case .transparent: nil
      case .opaque: AnyShapeStyle(ControlColor.ground)
      }
    }
  }

  /// A kind of bar: as it is over content, at the edge of what is scrolled, and what is said of both.
  struct Bars: Sendable {
    var isHidden = false
    var overContent: Bar?
    var atEdge: Bar?
    var color: Color?
    var title = Words()
    var largeTitle = Words()
    var plainItem: Color?

    /// What a bar is filled with that its views say nothing about; nil: nothing.
    func style(isOverContent: Bool) -> AnyShapeStyle? {
      if let bar = isOverContent ? overContent : atEdge { return bar.style }
      if let color { return AnyShapeStyle(color) }
      return isOverContent ? AnyShapeStyle(.bar) : nil
    }

    /// The words of a title, large or not.
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
  /// Of segmented controls.
  var segment: Color?
  var segmentGround: Color?
  var segmentWords = Words()
  var selectedSegmentWords = Words()

  private static let shared = Mutex(nothingSaid())

  /// Called, not inlined: Swift 6.3 writes a lock around constants into the program where it is optimised, and of more than
  /// some eight words only zeros (`scripts/demo` runs such a program).
  @inline(never) private static func nothingSaid() -> ProgramLooks { ProgramLooks() }

  static var current: ProgramLooks { shared.withLock { $0 } }

  static func change(_ change: @Sendable (inout ProgramLooks) -> Void) {
    shared.withLock { change(&$0) }
  }
}

extension Color? {
  /// The colour, or what is drawn where a program has chosen none.
  nonisolated func style(or usual: some ShapeStyle) -> AnyShapeStyle {
    map { AnyShapeStyle($0) } ?? AnyShapeStyle(usual)
  }
}
