public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// A button that takes what was copied; in a picture nothing was.
nonisolated public struct PasteButton: View {
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  @MainActor public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}

/// A button that explains.
nonisolated public struct HelpLink: View {
  public init(action: @escaping () -> Void) {}
  public init(destination: URL) {}

  @MainActor public var body: some View {
    Button {
    } label: {
      Image(systemName: "questionmark.circle")
    }
  }
}
