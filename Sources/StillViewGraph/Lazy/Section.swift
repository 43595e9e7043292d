import StillLayout
import StillRuntime

/// Views with a header and a footer, which lazy containers may pin; elsewhere three views in a row (rule L5.10).
nonisolated public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether a list shows the rows; nil: it does.
  package let isExpanded: Binding<Bool>?

  package init(
    parts header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never {
    preconditionFailure("Section is handled by the engine and has no body")
  }

  public static func _makeNode(
    _ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs
  ) -> _TypedNode<Section<Parent, Content, Footer>> {
    inputs.impliedStack(of: view) ?? SectionNode(view, inputs)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Content under a header and above a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  /// The older order of arguments; the same section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Content above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }

  /// The older order of arguments; the same section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Content under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// The older order of arguments; the same section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }

  /// A section whose rows a list shows while a binding says so; in a sidebar its header opens and closes it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Content that belongs together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
  _TypedNode<Section<Parent, Content, Footer>>, RunSource
{
  private var header: _TypedNode<Parent>?
  private var content: _TypedNode<Content>?
  private var footer: _TypedNode<Footer>?

  override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    place = .amongOthers
    let inputs = inputs.inside(self)
    header = makeChild(view.header, inputs)
    content = makeChild(view.content, inputs)
    footer = makeChild(view.footer, inputs)
  }

  override func update(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    self.view = view
    let inputs = inputs.inside(self)
    header?.renew(view.header, inputs)
    content?.renew(view.content, inputs)
    footer?.renew(view.footer, inputs)
  }

  override var parts: [_ViewNode] {
    var parts: [_ViewNode] = []
    if let header { parts.append(header) }
    if let content { parts.append(content) }
    if let footer { parts.append(footer) }
    return parts
  }

  override func collect(into elements: inout [_ViewNode]) {
    for part in parts { part.collect(into: &elements) }
  }

  package func appendRuns(to runs: inout [LazyRun]) {
    append(header, .header, to: &runs)
    append(content, .rows, to: &runs)
    append(footer, .footer, to: &runs)
  }

  /// Appends a part's runs; of sections inside sections only the outermost counts.
  private func append(_ part: _ViewNode?, _ role: LazyRun.Role, to runs: inout [LazyRun]) {
    let start = runs.count
    if let part { CallStack.ensured { part.appendLazyRuns(to: &runs) } }
    for index in start..<runs.count {
      runs[index].role = role
      runs[index].section = ObjectIdentifier(self)
    }
  }
}
