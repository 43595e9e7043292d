public import Foundation
public import StillGeometry

/// A view that a layout measures and places, without seeing it.
///
/// Valid during the call that hands it out.
public struct LayoutSubview: Equatable {
  package let element: _LayoutElement

  package init(_ element: _LayoutElement) {
    self.element = element
  }

  /// Returns the view's own answer to a proposal, in points.
  ///
  /// - Complexity: constant for a proposal that was asked before.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.size(for: proposal.madeSafe)
  }

  /// Returns the view's answer to a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(for: proposal.madeSafe)
  }

  /// The room that the view prefers around it.
  public var spacing: ViewSpacing { element.spacing }

  /// The view's layout priority; 0 unless set.
  public var priority: Double { element.priority }

  /// A value that the view carries for its layout, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Told apart from a value that is itself an empty optional.
    guard let value = element.trait(ObjectIdentifier(key)) else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }

  /// Puts the view so that `anchor` within it lies on `position` in the layout's coordinates.
  ///
  /// The last call wins. A position that is not finite is replaced by the centre, with a warning.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    element.pending = PendingPlacement(
      position: position, anchor: anchor, proposal: proposal.madeSafe)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

extension ProposedViewSize {
  /// The proposal with every not-a-number replaced by nil.
  package var madeSafe: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
