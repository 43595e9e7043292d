public import Foundation
public import StillGeometry
import StillViewGraph

/// The marks along an axis (rule CH3.1).
@MainActor @preconcurrency public protocol AxisContent {
  /// The type of the body; `Never` for `AxisMarks`.
  associatedtype Body: AxisContent
  /// The content that this one is made of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds groups of marks. Only content without a body implements it.
  nonisolated static func _collect(_ content: Self, into groups: inout [_AxisGroup])
}

extension AxisContent {
  nonisolated public static func _collect(_ content: Self, into groups: inout [_AxisGroup]) {
    let body: @MainActor (Self) -> Body = { $0.body }
    Body._collect(callIsolated(body, with: content), into: &groups)
  }

  /// No effect: marks of an axis are drawn one by one, with their own styles.
  nonisolated public func compositingLayer() -> some AxisContent { self }
}

extension Never: AxisContent {
  nonisolated public static func _collect(_ content: Never, into groups: inout [_AxisGroup]) {}
}

/// Axis content that has no body.
public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

extension _PrimitiveAxisContent {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the chart and has no body")
  }
}

/// Marks with the values that they stand at.
public struct _AxisGroup {
  package var preset: AxisMarkPreset
  package var position: AxisMarkPosition
  package var values: AxisMarkValues
  /// The marks at a value; nil for those of the system.
  package var content: ((AxisValue) -> [_AxisItem])?
  /// The format of the system's labels.
  package var format: AxisLabel.Content?
  package var stroke: StrokeStyle?
}

/// A look of an axis.
public struct AxisMarkPreset: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case automatic, extended, aligned, inset }
  package let kind: Kind

  /// The look that suits the data.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Grid lines that go on to the labels.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels of the ends are aligned with the plot area.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels inside the plot area.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot area that an axis lies on.
public struct AxisMarkPosition: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case automatic, leading, trailing, top, bottom }
  package let kind: Kind

  /// Below for x, trailing for y.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Where text begins.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Where text ends.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// Marks at values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: _PrimitiveAxisContent {
  let group: _AxisGroup

  public static func _collect(_ content: AxisMarks, into groups: inout [_AxisGroup]) {
    groups.append(content.group)
  }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping (AxisValue) -> Content
  ) {
    group = _AxisGroup(
      preset: preset, position: position, values: values,
      content: { value in
        var items: [_AxisItem] = []
        Content._collect(content(value), _AxisInputs(), into: &items)
        return items
      })
  }

  /// Marks that a closure makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content)
  }

  /// The same marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }

  /// Marks that a closure makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset, position, AxisMarkValues(kind: .values(values.map(\.datum))), content)
  }

  /// The same marks at each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.datum)))) { _ in
      content()
    }
  }
}

/// The grid lines, ticks and labels of the system at a value.
nonisolated public struct _AutomaticAxisMark: _PrimitiveAxisMark {
  public static func _collect(
    _ mark: _AutomaticAxisMark, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {}
}

extension AxisMarks where Content == _AutomaticAxisMark {
  /// Grid lines, ticks and labels of the system.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    group = _AxisGroup(preset: preset, position: position, values: values, stroke: stroke)
  }

  /// Grid lines, ticks and labels of the system at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    group = _AxisGroup(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }

  /// Grid lines, ticks and labels of the system, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    group = _AxisGroup(
      preset: preset, position: position, values: values, format: .init(format), stroke: stroke)
  }

  /// Grid lines, ticks and labels of the system at some values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    group = _AxisGroup(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), format: .init(format),
      stroke: stroke)
  }
}
