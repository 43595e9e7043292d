public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// Which way a key moves.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

// Nobody copies, pastes or presses keys in a picture, so these take what they are given and change nothing.
extension View {
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { self }
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { self }
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    self
  }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

extension KeyboardShortcut {
  /// Whether a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }
}

/// What somebody was doing, to be taken up on another device.
public final class NSUserActivity: @unchecked Sendable {
  // Unchecked because its properties are as free as Foundation's; nothing here shares one.
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = true

  public init(activityType: String) {
    self.activityType = activityType
  }

  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}
