public import Foundation
public import StillGeometry
package import StillLayout
package import StillViewGraph
public import StillViews

/// A grid line, a tick or a label of an axis (rule CH3.5).
@MainActor @preconcurrency public protocol AxisMark {
  /// The type of the body; `Never` for the marks of the system.
  associatedtype Body: AxisMark
  /// The marks that this one is made of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds what the mark draws. Only marks without a body implement it.
  nonisolated static func _collect(
    _ mark: Self, _ inputs: _AxisInputs, into items: inout [_AxisItem])
}

extension AxisMark {
  nonisolated public static func _collect(
    _ mark: Self, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    let body: @MainActor (Self) -> Body = { $0.body }
    Body._collect(callIsolated(body, with: mark), inputs, into: &items)
  }
}

extension Never: AxisMark {
  nonisolated public static func _collect(
    _ mark: Never, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {}
}

/// A mark of an axis that has no body.
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the chart and has no body")
  }
}

/// The settings that marks of an axis inherit.
public struct _AxisInputs {
  package var style: AnyShapeStyle?
  package var font: Font?
  package var offset = CGSize.zero
  package var effects: [(AnyView) -> AnyView] = []

  package init() {}
}

/// Something that an axis draws at a value.
public struct _AxisItem {
  package enum Kind {
    case line(stroke: StrokeStyle?)
    case tick(length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabel)
  }

  package var kind: Kind
  package var isCentered: Bool?
  package var inputs: _AxisInputs
}

/// A label of an axis.
package struct AxisLabel {
  package enum Content {
    case automatic
    case format((_Datum, Locale, Calendar, TimeZone) -> String?)
    case view(AnyView)
  }

  package var content: Content
  package var anchor: UnitPoint?
  package var collision: AxisValueLabelCollisionResolution
  package var offsetsMarks: Bool?
  package var orientation: AxisValueLabelOrientation
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
  package var multiLabelAlignment: Alignment?
}

/// A line across the plot area at each value.
nonisolated public struct AxisGridLine: _PrimitiveAxisMark {
  let centered: Bool?
  let stroke: StrokeStyle?

  /// A line.
  ///
  /// - Parameters:
  ///   - centered: Whether it lies in the middle of the value's band or unit (default: at its start).
  ///   - stroke: The default is half a point wide, dashed between bands of categories and dates.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (self.centered, self.stroke) = (centered, stroke)
  }

  public static func _collect(
    _ mark: AxisGridLine, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    items.append(
      _AxisItem(kind: .line(stroke: mark.stroke), isCentered: mark.centered, inputs: inputs))
  }
}

/// A short line outside the plot area at each value.
nonisolated public struct AxisTick: _PrimitiveAxisMark {
  /// How long a tick is.
  public struct Length: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case automatic
      case fixed(CGFloat)
      case label(isLongest: Bool, extra: CGFloat)
    }
    package let kind: Kind

    /// As long as the labels of dates, else 4 points.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As long as its label.
    public static var label: Length { Length(kind: .label(isLongest: false, extra: 0)) }
    /// As long as the longest label.
    public static var longestLabel: Length { Length(kind: .label(isLongest: true, extra: 0)) }
    /// Longer than its label, in points.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(isLongest: false, extra: length))
    }
    /// Longer than the longest label, in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(isLongest: true, extra: length))
    }
  }

  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// A tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = Length(kind: .fixed(length.isFinite ? length : 0))
    self.stroke = stroke
  }

  /// A tick.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    (self.centered, self.length, self.stroke) = (centered, length, stroke)
  }

  public static func _collect(
    _ mark: AxisTick, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    items.append(
      _AxisItem(
        kind: .tick(length: mark.length, stroke: mark.stroke), isCentered: mark.centered,
        inputs: inputs))
  }
}

/// The treatment of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case automatic, disabled, truncate
    case greedy(priority: Double, spacing: CGFloat?)
  }
  package let kind: Kind

  /// Labels that overlap others are left out.
  public static var automatic: Self { Self(kind: .automatic) }
  /// The label is always shown.
  public static var disabled: Self { Self(kind: .disabled) }
  /// A label is left out if it overlaps one before it.
  public static var greedy: Self { .greedy() }
  /// A label is left out if it overlaps one before it, or is closer than a spacing.
  ///
  /// - Parameters:
  ///   - priority: Labels of higher priorities come first (default: 0).
  ///   - minimumSpacing: The least distance to the labels beside it, in points (default: 2 along x, 0 along y).
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> Self {
    Self(kind: .greedy(priority: priority.isNaN ? 0 : priority, spacing: minimumSpacing))
  }
  /// Labels are as wide as their band, and truncated.
  public static var truncate: Self { Self(kind: .truncate) }

  package var priority: Double {
    if case .greedy(let priority, _) = kind { priority } else { 0 }
  }

  package var minimumSpacing: CGFloat? {
    if case .greedy(_, let spacing) = kind, let spacing, spacing.isFinite { spacing } else { nil }
  }
}

/// The direction that a label is written in.
public struct AxisValueLabelOrientation: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case automatic, horizontal, vertical, verticalReversed }
  package let kind: Kind

  /// Horizontal.
  public static var automatic: Self { Self(kind: .automatic) }
  /// Along lines of text.
  public static var horizontal: Self { Self(kind: .horizontal) }
  /// Turned clockwise by 90°.
  public static var vertical: Self { Self(kind: .vertical) }
  /// Turned counterclockwise by 90°.
  public static var verticalReversed: Self { Self(kind: .verticalReversed) }
}

extension AxisMark {
  /// Draws the mark in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    _StyledAxisMark(mark: self) { $0.style = AnyShapeStyle(style) }
  }

  /// Writes labels in a font (default: caption 2).
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    _StyledAxisMark(mark: self) { $0.font = font }
  }

  /// Moves the mark, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _StyledAxisMark(mark: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves the mark, in points.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// A mark of an axis with a setting.
nonisolated public struct _StyledAxisMark<Mark: AxisMark>: _PrimitiveAxisMark {
  let mark: Mark
  let change: (inout _AxisInputs) -> Void

  public static func _collect(
    _ styled: _StyledAxisMark, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    var inputs = inputs
    styled.change(&inputs)
    Mark._collect(styled.mark, inputs, into: &items)
  }
}
