public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// A button that pastes; in a picture the clipboard is empty.
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
  private enum Help {
    case action(() -> Void)
    case page(URL)
  }

  private let help: Help
  @Environment(\.openURL) private var openURL

  /// A question mark in a circle. A tap runs the action.
  public init(action: @escaping () -> Void) {
    help = .action(action)
  }

  /// A question mark in a circle for a help page at a URL. A tap passes the URL to the environment's `openURL`.
  public init(destination: URL) {
    help = .page(destination)
  }

  @MainActor public var body: some View {
    Button {
      switch help {
      case .action(let action): action()
      case .page(let address): openURL(address)
      }
    } label: {
      Image(systemName: "questionmark.circle")
    }
  }
}
