public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// A button that takes what was copied; in a picture nothing was.
nonisolated public struct PasteButton: View {
  /// A prominent "Paste" button. The closure is never called: there is no clipboard to paste from.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// The same for values that can be transferred. The closure is never called.
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
  /// A question mark in a circle. The action is not run: a tap does nothing.
  public init(action: @escaping () -> Void) {}
  /// A question mark in a circle that stands for the page at an address. A tap opens nothing.
  public init(destination: URL) {}

  @MainActor public var body: some View {
    Button {
    } label: {
      Image(systemName: "questionmark.circle")
    }
  }
}
