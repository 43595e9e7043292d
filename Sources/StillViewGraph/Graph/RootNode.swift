package import StillLayout

/// The outermost view: several of them form an implicit `VStack` (rule L1.14).
nonisolated package struct RootView<Content: View>: ContainerView {
  package let content: Content
  package var arrangement: VStackLayout { VStackLayout() }
  package var reportName: String { "VStack" }
  package var isImplied: Bool { true }
  package var orientsSingleView: Bool { false }
  package static var place: ImpliedArrangement? { .vertical }
}

/// The content of a window: several views form an implicit `VStack` (rule L1.14), below what the window itself adds.
nonisolated package struct WindowContent<Content: View>: ContainerView {
  package let content: Content
  package var arrangement: VStackLayout { VStackLayout() }
  package var reportName: String { "VStack" }
  package var orientsSingleView: Bool { false }
  package static var place: ImpliedArrangement? { .vertical }
  package var isReportedAroundSingleView: Bool { false }
  package var isImplied: Bool { true }

  package init(_ content: Content) {
    self.content = content
  }
}

/// The parent of the outermost node.
final class RootNode: _ViewNode {
  private(set) var node: _ViewNode?

  func make<V: View>(_ view: V, _ environment: EnvironmentValues) {
    node = makeChild(
      view,
      _ViewInputs(
        parent: self, environment: environment, transaction: Transaction()))
  }
}
