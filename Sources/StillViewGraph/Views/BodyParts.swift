/// The parts that the body of a view may fall into, as far as its type tells.
nonisolated enum BodyParts {
  case one, several, sections

  private static let known = TypeCache<BodyParts>()

  /// Returns what the body of a view with state may fall into; found out once for each type.
  static func of<V: View>(_ type: V.Type) -> BodyParts {
    known.value(of: V.self) {
      guard V.Body.self != Never.self else { return .one }
      if _typeName(V.Body.self).contains(".Section<") { return .sections }
      return mayBeSeveral(V.Body.self) ? .several : .one
    }
  }

  /// Whether a view may fall into several.
  static func mayBeSeveral(_ type: any View.Type) -> Bool {
    func hasSeveralInBody<V: View>(_ type: V.Type) -> Bool {
      V.Body.self != Never.self && mayBeSeveral(V.Body.self)
    }
    if let type = type as? any ManifoldView.Type { return type.mayBeSeveral }
    return hasSeveralInBody(type)
  }
}

/// A view that may fall into several.
private protocol ManifoldView: View {
  nonisolated static var mayBeSeveral: Bool { get }
}

extension TupleView: ManifoldView {
  nonisolated static var mayBeSeveral: Bool { true }
}

extension ForEach: ManifoldView where Content: View {
  nonisolated static var mayBeSeveral: Bool { true }
}

extension Group: ManifoldView where Content: View {
  nonisolated static var mayBeSeveral: Bool { BodyParts.mayBeSeveral(Content.self) }
}

extension Optional: ManifoldView where Wrapped: View {
  nonisolated static var mayBeSeveral: Bool { BodyParts.mayBeSeveral(Wrapped.self) }
}

extension _ConditionalContent: ManifoldView {
  nonisolated static var mayBeSeveral: Bool {
    BodyParts.mayBeSeveral(TrueContent.self) || BodyParts.mayBeSeveral(FalseContent.self)
  }
}

extension ModifiedContent: ManifoldView where Content: View, Modifier: ViewModifier {
  nonisolated static var mayBeSeveral: Bool { BodyParts.mayBeSeveral(Content.self) }
}
