/// A layout that brings guides of the views inside together, and can say which.
package protocol AligningLayout {
  /// The guides, at most one an axis.
  var alignmentKeys: [AlignmentKey] { get }
}

extension HStackLayout: AligningLayout {
  package var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension VStackLayout: AligningLayout {
  package var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension ZStackLayout: AligningLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

extension AnyLayout: AligningLayout {
  package var alignmentKeys: [AlignmentKey] { box.alignmentKeys }
}

extension FixedFrame: AligningLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

extension FlexibleFrame: AligningLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

extension Alignment {
  /// The guides of both axes.
  package var keys: [AlignmentKey] { [horizontal.key, vertical.key] }
}

extension AlignmentKey {
  /// The name of the guide in source code: "center", "firstTextBaseline", or the name of a user's type.
  package var name: String {
    switch standard {
    case .none: String(describing: id)
    case .start: isVertical ? "top" : "leading"
    case .center: "center"
    case .end: isVertical ? "bottom" : "trailing"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    }
  }
}
