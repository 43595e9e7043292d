/// Views that are views through a protocol of a missing module: `struct Feed: ConnectedView`.
extension SourceTrimmer {
  /// Keeps a type a view, or a modifier of views, that has lost the protocol by which it was one.
  ///
  /// A variable `body` is shown as it is. A function `body` gets values that only the protocol makes: the view becomes a placeholder.
  func keepView(_ part: Declaration, in module: TrimmedModule, because reason: Set<String>) {
    guard part.item.kind == "struct", part.state == .kept, part.item.clause != nil, !part.isView,
      !part.inherits(["App", "Scene", "Widget", "ViewModifier"]), part.gainedTypes.isEmpty,
      let body = part.members.first(where: { $0.isPresent && $0.showsAsBody })
    else { return }
    let isOfModifier = body.item.parameters.map(\.type) == ["Content"]
    part.gainedTypes.append(
      body.item.kind == "func" && isOfModifier ? "SwiftUI.ViewModifier" : Declaration.gainedView)
    module.change(part, isSeen: true)
    if body.item.kind == "func", !isOfModifier {
      makePlaceholder(part, in: module, because: reason)
    }
  }
}

extension Declaration {
  /// The conformance of a type that has lost the protocol by which it was a view.
  static let gainedView = "SwiftUI.View"

  /// Whether it gives the view that a view consists of.
  fileprivate var showsAsBody: Bool {
    !isStatic && item.names == ["body"] && ["var", "func"].contains(item.kind)
      && ["some View", "some SwiftUI.View"].contains(item.result ?? "")
  }
}
