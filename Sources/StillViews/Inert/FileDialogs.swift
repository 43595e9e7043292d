public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// Options of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Names with their endings.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// The contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Files whose names begin with a full stop.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

// No file dialog is shown in a picture, so these modifiers have no effect.
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
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// No effect: no file dialog is shown.
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(
    _ message: S
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogImportsUnresolvedAliases(
    _ imports: Bool
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }
  /// No effect: no file dialog is shown.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
