import Foundation

/// The view that stands in the place of one that cannot be compiled, as a file of the module.
enum PlaceholderView {
  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil where it cannot be written.
  static func make(for module: Module, in folder: URL) -> String? {
    let file = folder.appendingPathComponent("\(module.name)-placeholder.swift")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  private static let text = """
    import Foundation
    import SwiftUI

    nonisolated struct StillframePlaceholder: SwiftUI.View {
      let name: Swift.String

      nonisolated init(_ name: Swift.String) { self.name = name }

      // Modifiers of pictures change nothing.
      nonisolated func resizable(
        capInsets: SwiftUI.EdgeInsets = SwiftUI.EdgeInsets(),
        resizingMode: SwiftUI.Image.ResizingMode = .stretch
      ) -> Self { self }
      nonisolated func renderingMode(_ mode: SwiftUI.Image.TemplateRenderingMode?) -> Self { self }
      nonisolated func interpolation(_ value: SwiftUI.Image.Interpolation) -> Self { self }
      nonisolated func antialiased(_ value: Swift.Bool) -> Self { self }
      // Nor do those of shapes.
      nonisolated func stroke() -> Self { self }
      nonisolated func strokeBorder() -> Self { self }
      nonisolated func fill(_ style: SwiftUI.HierarchicalShapeStyle) -> Self { self }
      // Nor do those of rows.
      nonisolated func onDelete(perform action: ((Foundation.IndexSet) -> Swift.Void)?) -> Self {
        self
      }
      nonisolated func onMove(
        perform action: ((Foundation.IndexSet, Swift.Int) -> Swift.Void)?
      ) -> Self { self }

      @_Concurrency.MainActor var body: some SwiftUI.View {
        SwiftUI.Text(verbatim: name)
          .font(.system(size: 13))
          .lineLimit(1)
          .foregroundStyle(SwiftUI.Color.secondary)
          .padding(8)
          .background {
            SwiftUI.RoundedRectangle(cornerRadius: 6).fill(SwiftUI.Color.gray.opacity(0.12))
          }
          .overlay {
            SwiftUI.RoundedRectangle(cornerRadius: 6)
              .strokeBorder(
                SwiftUI.Color.secondary, style: SwiftUI.StrokeStyle(lineWidth: 1, dash: [4, 3]))
          }
      }
    }

    nonisolated struct StillframePlaceholderContent: SwiftUI.View {
      let name: Swift.String
      let content: SwiftUI.AnyView?

      nonisolated init<Content: SwiftUI.View>(_ name: Swift.String, _ content: Content) {
        self.name = name
        self.content = SwiftUI.AnyView(content)
      }

      // What is no view, as far as the code says.
      @_disfavoredOverload nonisolated init<Content>(_ name: Swift.String, _ content: Content) {
        self.name = name
        self.content = nil
      }

      @_Concurrency.MainActor @SwiftUI.ViewBuilder var body: some SwiftUI.View {
        if let content {
          content.overlay {
            SwiftUI.RoundedRectangle(cornerRadius: 6)
              .strokeBorder(
                SwiftUI.Color.secondary, style: SwiftUI.StrokeStyle(lineWidth: 1, dash: [4, 3]))
              .allowsHitTesting(false)
          }
        } else {
          StillframePlaceholder(name)
        }
      }
    }

    """
}
