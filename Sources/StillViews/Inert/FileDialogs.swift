public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// What a dialog for files shows besides them.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Names with their endings.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Links by what they lead to.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Files whose names begin with a full stop.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

// Nobody chooses files in a picture, so these take what they are given and change nothing.
extension View {
  /// No effect: no dialog is shown, and no file is written.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// No effect: no dialog is shown, and no file is written.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown, and no files are written.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }
  /// No effect: no dialog is shown, and no files are written.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }
  /// No effect: no dialog is shown, and no files are written.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T { self }
  /// No effect: no dialog is shown, and no file is moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// No effect: no dialog is shown, and no files are moved.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { self }
  /// No effect: no dialog is shown that would say it.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// No effect: no dialog is shown that would say it.
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(
    _ message: S
  ) -> some View { self }
  /// No effect: no dialog is shown that would have the button.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }
  /// No effect: no dialog is shown that would have the button.
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// No effect: no dialog is shown that would ask for a name.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// No effect: no dialog is shown that would ask for a name.
  nonisolated public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }
  /// No effect: no dialog is shown that would ask for a name.
  @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// No effect: no dialog is shown whose state would be kept.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// No effect: no dialog is shown that would follow links.
  nonisolated public func fileDialogImportsUnresolvedAliases(
    _ imports: Bool
  ) -> some View { self }
  /// No effect: no dialog is shown that would have the options.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }
  /// No effect: no dialog is shown that would ask which files can be chosen.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
