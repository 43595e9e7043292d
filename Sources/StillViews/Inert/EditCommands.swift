public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// Which way a key moves.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Left and right are those of the screen, regardless of the layout direction.
  case up, down, left, right
}

// There is no clipboard and no keyboard in a picture, so these modifiers have no effect.
extension View {
  /// No effect: nothing is copied; the payload is never made.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }
  /// No effect: nothing is cut; the closure is never called.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  /// No effect: nothing is pasted; neither closure is called.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// No effect: nothing is copied; the closure is never called.
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { self }
  /// No effect: nothing is cut; the closure is never called.
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { self }
  /// No effect: nothing is pasted; the closure is never called.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  /// No effect: no key is pressed; the closure is never called.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }
  /// No effect: no key is pressed; the closure is never called.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// No effect: no key is held; the closure is never called.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  /// No effect: no key is pressed; the closure is never called.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// No effect: no key is pressed.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// No effect: no dialog is shown; the binding is never written.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown; the binding is never written.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown; the binding is never written.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown, and no file is written.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// No effect: no dialog is shown, and no file is written.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown, and no file is moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown, and no file is moved.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    self
  }
  /// No effect: no other device continues an activity; the closure is never called.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// No effect: no activity is passed to other devices; the closure is never called.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// No effect: no activity is passed to other devices; the closure is never called.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// No effect: the title has no document icon and menu.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// No effect: the title has no document icon and menu.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// No effect: nothing is renamed; the closure is never called.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// No effect: nothing is renamed; the focus is never moved.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

extension KeyboardShortcut {
  /// Whether a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = Localization(name: "automatic")
    /// Turned about neither by the layout of the keyboard nor by the direction of reading.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The keys without localization.
    public static let custom = Localization(name: "custom")
  }
}
