import Foundation
import StillGeometry
import StillViewGraph
import StillViews

extension ImageRenderer {
  /// The accessibility tree of the view. Nothing is painted.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func accessibilityTree() throws(RenderError) -> AccessibilityTree {
    let graph = try liveGraph()
    let other = LargeType(
      content: content, size: proposedSize, device: device, colorScheme: colorScheme)
    return graph.accessibilityTree(size: graph.contentSize) { other.texts() }
  }
}

/// The same view at the first of the accessibility sizes.
private struct LargeType<Content: View>: @unchecked Sendable {
  // Unchecked because the view is built on the thread that audits, as a renderer builds it on that which renders.
  let content: Content
  let size: ProposedViewSize
  let device: Device?
  let colorScheme: ColorScheme

  func texts() -> [AccessibilityEvidence.ShownText] {
    let renderer = ImageRenderer<ModifiedContent<Content, TypeSizeModifier>>(
      content: content.modifier(TypeSizeModifier()))
    renderer.proposedSize = size
    renderer.device = device
    renderer.colorScheme = colorScheme
    return (try? renderer.liveGraph())?.accessibilityItemsAndTexts().texts ?? []
  }
}

/// Sets type to the first of the accessibility sizes.
nonisolated private struct TypeSizeModifier: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.environment(\.dynamicTypeSize, .accessibility1)
  }
}
