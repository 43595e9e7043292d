import SwiftUI
import Testing
import UniformTypeIdentifiers

/// What only a live device feels changes no picture.
@Suite @MainActor struct LiveDeviceTests {
  private var tile: some View { Text("Harbour").padding(4) }

  @Test func keysAndCommands() throws {
    var pressed: [KeyPress] = []
    let shortcut = KeyboardShortcut("s", modifiers: [.command, .shift])
    #expect(shortcut.key == KeyEquivalent("s") && shortcut != .defaultAction)
    #expect(EventModifiers.all.contains(.option))
    try expectUnchanged(tile) { $0.keyboardShortcut("k").keyboardShortcut(.upArrow, modifiers: []) }
    try expectUnchanged(tile) { $0.keyboardShortcut(shortcut).keyboardShortcut(Optional(shortcut)) }
    try expectUnchanged(tile) { $0.keyboardShortcut(.cancelAction) }
    try expectUnchanged(tile) {
      $0.keyboardShortcut(
        "k", modifiers: .command, localization: KeyboardShortcut.Localization.automatic)
    }
    try expectUnchanged(tile) { $0.onKeyPress(.space) { .handled } }
    try expectUnchanged(tile) {
      $0.onKeyPress(.return, phases: .up) { press in
        pressed.append(press)
        return KeyPress.Result.ignored
      }
    }
    try expectUnchanged(tile) { $0.onKeyPress(keys: [.escape, .tab]) { _ in .handled } }
    try expectUnchanged(tile) { $0.onKeyPress(characters: .decimalDigits) { _ in .handled } }
    try expectUnchanged(tile) {
      $0.onKeyPress { (press: KeyPress) in press.phase == .down ? .handled : .ignored }
    }
    try expectUnchanged(tile) {
      $0.onModifierKeysChanged(mask: .shift) { _, new in if new.isEmpty { pressed = [] } }
    }
    try expectUnchanged(tile) {
      $0.onMoveCommand { (direction: MoveCommandDirection) in if direction == .up { pressed = [] } }
    }
    try expectUnchanged(tile) { $0.onExitCommand {}.onDeleteCommand {}.onPlayPauseCommand {} }
    try expectUnchanged(tile) {
      $0.onCopyCommand { [NSItemProvider(object: "words")] }.onCutCommand { [] }
    }
    try expectUnchanged(tile) { $0.onPasteCommand(of: [.plainText]) { (_: [NSItemProvider]) in } }
    try expectUnchanged(tile) { $0.copyable(["words"]).cuttable(for: String.self) { ["words"] } }
    try expectUnchanged(tile) { $0.pasteDestination(for: String.self) { _ in } }
    try expectUnchanged(tile) {
      $0.pasteDestination(for: String.self) { _ in
      } validator: {
        $0.filter { !$0.isEmpty }
      }
    }
    #expect(pressed.isEmpty)
  }

  private struct Basket: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      DropProposal(operation: DropOperation.copy)
    }
    func performDrop(info: DropInfo) -> Bool {
      !info.itemProviders(for: [.plainText]).isEmpty && info.location == .zero
    }
  }

  private struct Recipe: Transferable, Codable {
    var name = "Soup"

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
      DataRepresentation(contentType: .plainText) { recipe in
        Data(recipe.name.utf8)
      } importing: { data in
        Recipe(name: String(decoding: data, as: UTF8.self))
      }
      FileRepresentation(exportedContentType: .plainText) { _ in
        SentTransferredFile(FileManager.default.temporaryDirectory)
      }
      FileRepresentation(importedContentType: .plainText) { (received: ReceivedTransferredFile) in
        Recipe(name: received.file.lastPathComponent)
      }
      ProxyRepresentation(exporting: \.name)
    }
  }

  @TransferRepresentationBuilder<Recipe> private static var short: some TransferRepresentation {
    CodableRepresentation<Recipe, JSONEncoder, JSONDecoder>(contentType: .json)
  }

  @Test func draggingAndDropping() throws {
    try expectUnchanged(tile) { $0.draggable("words").draggable(Recipe()) { Text("Soup") } }
    try expectUnchanged(tile) {
      $0.dropDestination(for: Recipe.self) { items, location in
        !items.isEmpty && location != .zero
      } isTargeted: { _ in
      }
    }
    try expectUnchanged(tile) {
      $0.dropDestination(for: String.self) { items, _ in items.count == 1 }
    }
    try expectUnchanged(tile) { $0.onDrag { NSItemProvider(object: "words") } }
    try expectUnchanged(tile) {
      $0.onDrag {
        NSItemProvider()
      } preview: {
        Text("words")
      }
    }
    try expectUnchanged(tile) { $0.onDrop(of: [.plainText], isTargeted: nil) { _ in true } }
    try expectUnchanged(tile) {
      $0.onDrop(of: [.plainText], isTargeted: .constant(false)) { _, location in location.x > 0 }
    }
    try expectUnchanged(tile) {
      $0.onDrop(of: [.plainText], delegate: Basket()).onDrop(
        of: ["public.text"], delegate: Basket())
    }
    try expectUnchanged(tile) { $0.onDrop(of: ["public.text"], isTargeted: nil) { _ in false } }
    try expectUnchanged(tile) { $0.itemProvider { NSItemProvider(object: "words") } }
    try expectUnchanged(tile) {
      $0.springLoadingBehavior(.enabled).springLoadingBehavior(SpringLoadingBehavior.automatic)
    }
    _ = Self.short
    let rows = List {
      ForEach([1, 2], id: \.self) { Text("\($0)") }
        .dropDestination(for: String.self) { _, index in _ = index }
    }
    .frame(width: 200, height: 200)
    #expect(try warnings(of: rows) == [])
  }

  @Test func pointersPencilsAndCrowns() throws {
    var phases: [HoverPhase] = []
    try expectUnchanged(tile) { $0.onHover { _ in }.onContinuousHover { phases.append($0) } }
    try expectUnchanged(tile) {
      $0.onContinuousHover(coordinateSpace: .global) { phase in
        if case .active(let point) = phase, point.x > 0 { phases = [] }
      }
    }
    try expectUnchanged(tile) {
      $0.hoverEffect().hoverEffect(.lift).hoverEffect(HoverEffect.highlight, isEnabled: false)
    }
    try expectUnchanged(tile) {
      $0.hoverEffectDisabled().defaultHoverEffect(.automatic).listRowHoverEffect(.highlight)
    }
    try expectUnchanged(tile) {
      $0.listRowHoverEffectDisabled().pointerStyle(.link).pointerStyle(PointerStyle.grabIdle)
    }
    try expectUnchanged(tile) { $0.pointerVisibility(.hidden).defersSystemGestures(on: .vertical) }
    try expectUnchanged(tile) {
      $0.onPencilDoubleTap { value in if value.hoverPose == nil { phases = [] } }
    }
    try expectUnchanged(tile) {
      $0.onPencilSqueeze { phase in
        if case .ended = phase { phases = [] }
      }
    }
    try expectUnchanged(tile) { $0.digitalCrownRotation(.constant(0.5)) }
    try expectUnchanged(tile) {
      $0.digitalCrownRotation(
        .constant(0.5), from: 0, through: 1, by: 0.1,
        sensitivity: DigitalCrownRotationalSensitivity.medium, isContinuous: true)
    }
    try expectUnchanged(tile) { $0.touchBar { Text("bar") } }
    #expect(phases.isEmpty)
  }

  @Test func feelingsAndSurroundings() throws {
    try expectUnchanged(tile) { $0.sensoryFeedback(.success, trigger: 1) }
    try expectUnchanged(tile) {
      $0.sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1)
    }
    try expectUnchanged(tile) {
      $0.sensoryFeedback(
        .impact(flexibility: SensoryFeedback.Flexibility.soft), trigger: 1
      ) { old, new in old < new }
    }
    try expectUnchanged(tile) {
      $0.sensoryFeedback(trigger: 1) { _, _ in SensoryFeedback.selection }
    }
    try expectUnchanged(tile) { $0.sensoryFeedback(trigger: true) { .levelChange } }
    try expectUnchanged(tile) {
      $0.statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
    }
    try expectUnchanged(tile) { $0.preferredSurroundingsEffect(SurroundingsEffect.systemDark) }
    try expectUnchanged(tile) {
      $0.allowedDynamicRange(.high).allowedDynamicRange(Image.DynamicRange.standard)
    }
    try expectUnchanged(tile) { $0.typesettingLanguage(.init(languageCode: .thai)) }
    try expectUnchanged(tile) {
      $0.typesettingLanguage(TypesettingLanguage.automatic).invalidatableContent()
    }
    try expectUnchanged(tile) { $0.privacySensitive().interactionActivityTrackingTag("tile") }
    try expectUnchanged(tile) {
      $0.allowsWindowActivationEvents(true).onInteractiveResizeChange { _ in }
    }
    try expectUnchanged(tile) { $0.interactiveResizeDisabled().windowResizeBehavior(.enabled) }
    try expectUnchanged(tile) { $0.windowDismissBehavior(WindowInteractionBehavior.disabled) }
    try expectUnchanged(tile) {
      $0.windowMinimizeBehavior(.automatic).windowFullScreenBehavior(.disabled)
    }
  }

  @Test func filesAndActivities() throws {
    let folder = FileManager.default.temporaryDirectory
    try expectUnchanged(tile) {
      $0.fileImporter(isPresented: .constant(false), allowedContentTypes: [.plainText]) { _ in }
    }
    try expectUnchanged(tile) {
      $0.fileImporter(
        isPresented: .constant(false), allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { (result: Result<[URL], any Error>) in _ = result }
    }
    try expectUnchanged(tile) {
      $0.fileExporter(
        isPresented: .constant(false), document: NoteDocument(), contentType: .plainText,
        defaultFilename: "note"
      ) { _ in }
    }
    try expectUnchanged(tile) {
      $0.fileExporter(
        isPresented: .constant(false), documents: [NoteDocument()], contentType: .plainText
      ) { (result: Result<[URL], any Error>) in _ = result }
    }
    try expectUnchanged(tile) {
      $0.fileExporter(isPresented: .constant(false), item: "words") { _ in }
    }
    try expectUnchanged(tile) { $0.fileMover(isPresented: .constant(false), file: folder) { _ in } }
    try expectUnchanged(tile) {
      $0.fileMover(isPresented: .constant(false), files: [folder]) { _ in }
    }
    try expectUnchanged(tile) { $0.fileDialogMessage(Text("Which?")).fileDialogMessage("Which?") }
    try expectUnchanged(tile) {
      $0.fileDialogConfirmationLabel(Text("Take")).fileDialogConfirmationLabel("Take")
    }
    try expectUnchanged(tile) {
      $0.fileExporterFilenameLabel("Name").fileDialogDefaultDirectory(folder)
    }
    try expectUnchanged(tile) {
      $0.fileDialogCustomizationID("notes").fileDialogImportsUnresolvedAliases(true)
    }
    try expectUnchanged(tile) { $0.fileDialogBrowserOptions([.includeHiddenFiles]) }
    try expectUnchanged(tile) { $0.onOpenURL { _ in } }
    try expectUnchanged(tile) {
      $0.onContinueUserActivity("reading") { (activity: NSUserActivity) in activity.invalidate() }
    }
    try expectUnchanged(tile) { $0.userActivity("reading") { $0.title = "Reading" } }
    try expectUnchanged(tile) {
      $0.userActivity("reading", element: 3) { page, activity in activity.title = "Page \(page)" }
    }
    try expectUnchanged(tile) { $0.handlesExternalEvents(preferring: ["reading"], allowing: ["*"]) }
    try expectUnchanged(tile) {
      $0.navigationDocument(folder).navigationDocument("words").renameAction {}
    }
    #expect(NSUserActivity(activityType: "reading").activityType == "reading")
  }
}

/// A document of plain text.
struct NoteDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""

  init() {}

  init(configuration: FileDocumentReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
