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
    case .firstTextLineCenter: "firstTextLineCenter"
    case .rowLineStart: "listRowSeparatorLeading"
    }
  }
}
