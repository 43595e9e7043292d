import Foundation

/// A layout of which more is known than `Layout` says.
///
/// One protocol for all of it, found by `Layout.known`.
package protocol KnownLayout {
  /// The algorithm of a layout that is a stack and nothing else; nil (default): it is more.
  var stackAlgorithm: StackAlgorithm? { get }
  /// Whether it behaves as its only child (rules L2.3 and L7.15; default: false).
  var isTransparentForOneChild: Bool { get }
  /// A warning about bad numbers, which were replaced by safe ones (default: nil).
  var warning: String? { get }
  /// The guides by which it brings views together, at most one an axis (default: none).
  var alignmentKeys: [AlignmentKey] { get }
}

extension KnownLayout {
  package var stackAlgorithm: StackAlgorithm? { nil }
  package var isTransparentForOneChild: Bool { false }
  package var warning: String? { nil }
  package var alignmentKeys: [AlignmentKey] { [] }
}

extension Layout {
  /// The layout itself, where more is known of it.
  ///
  /// Compares types instead of searching for a conformance: the first search for a type's reads the tables of the whole process, and every
  /// type that is searched for costs a new process that time.
  package var known: (any KnownLayout)? {
    if Self.self == VStackLayout.self { return self as? VStackLayout }
    if Self.self == HStackLayout.self { return self as? HStackLayout }
    if Self.self == ZStackLayout.self { return self as? ZStackLayout }
    if Self.self == AnyLayout.self { return self as? AnyLayout }
    if Self.self == GridLayout.self { return self as? GridLayout }
    return nil
  }
}

extension HStackLayout: KnownLayout {
  package var stackAlgorithm: StackAlgorithm? { algorithm }
  package var isTransparentForOneChild: Bool { true }
  package var warning: String? { Self.warning(ofSpacing: spacing) }
  package var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension VStackLayout: KnownLayout {
  package var stackAlgorithm: StackAlgorithm? { algorithm }
  package var isTransparentForOneChild: Bool { true }
  package var warning: String? { Self.warning(ofSpacing: spacing) }
  package var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension ZStackLayout: KnownLayout {
  package var isTransparentForOneChild: Bool { true }
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

extension AnyLayout: KnownLayout {
  package var isTransparentForOneChild: Bool { box.isTransparentForOneChild }
  package var warning: String? { box.warning }
  package var alignmentKeys: [AlignmentKey] { box.alignmentKeys }
}

extension FixedFrame: KnownLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

extension FlexibleFrame: KnownLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

extension GridLayout: KnownLayout {
  package var warning: String? {
    [horizontalSpacing, verticalSpacing].compactMap { $0 }.first { !$0.isFinite }
      .map { "a spacing of \($0) is no length; the default is taken" }
  }
}

extension KnownLayout {
  /// Returns a warning about a spacing that is no length; nil if it is one.
  fileprivate static func warning(ofSpacing spacing: CGFloat?) -> String? {
    guard let spacing, !spacing.isFinite else { return nil }
    return "has a spacing of \(spacing); the default spacing is used instead"
  }
}
