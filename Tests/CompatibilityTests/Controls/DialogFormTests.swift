import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Dialogs for files, pencils and quick actions by the types of their values.
@Suite @MainActor struct DialogFormTests {
  private var tile: some View { Text("Harbour").padding(4) }

  @Test func dialogsForFiles() throws {
    let options: FileDialogBrowserOptions = [.includeHiddenFiles, .displayFileExtensions]
    try expectUnchanged(tile) { $0.fileDialogBrowserOptions(options) }
    try expectUnchanged(tile) {
      $0.fileDialogURLEnabled(#Predicate<URL> { $0.pathExtension == "txt" })
    }
    func text(_ file: ReferenceFileDocumentConfiguration<Sketch>) -> String { file.document.text }
    let group = DocumentGroup(viewing: Sketch.self) { Text(text($0)) }
    func isScene(_ scene: some Scene) -> Bool { true }
    #expect(isScene(group))
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let file = FileWrapper(regularFileWithContents: Data("x".utf8))
    file.preferredFilename = "x.txt"
    #expect(folder.addFileWrapper(file) == "x.txt" && folder.isDirectory)
    #expect(folder.fileWrappers?["x.txt"]?.regularFileContents?.count == 1)
    folder.removeFileWrapper(file)
    #expect(folder.fileWrappers?.isEmpty == true)
  }

  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = []
    @Published var text = ""

    init(configuration: FileDocumentReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> Data { Data() }

    func fileWrapper(
      snapshot: Data, configuration: FileDocumentWriteConfiguration
    ) throws -> FileWrapper { FileWrapper(regularFileWithContents: snapshot) }
  }

  private struct Pen: View {
    @Environment(\.preferredPencilSqueezeAction) private var squeeze: PencilPreferredAction
    @Environment(\.preferredPencilDoubleTapAction) private var doubleTap
    @State private var place: PencilHoverPose?

    private func squeezed(_ phase: PencilSqueezeGesturePhase) {
      guard case .ended(let value) = phase else { return }
      let squeeze: PencilSqueezeGestureValue = value
      place = squeeze.hoverPose
    }

    var body: some View {
      Text(squeeze == doubleTap ? "same" : "other").offset(x: place?.location.x ?? 0)
        .onPencilSqueeze(perform: squeezed)
        .onPencilDoubleTap { (value: PencilDoubleTapGestureValue) in place = value.hoverPose }
    }
  }

  @Test func pencils() throws {
    #expect(try said(Pen()) == ["other"])
    #expect(try size(of: Pen()) == size(of: Text("other")))
  }

  @Test func quickActionsAndCharts() throws {
    func offered(_ style: some AccessibilityQuickActionStyle) throws {
      try expectUnchanged(tile) {
        $0.accessibilityQuickAction(style: style) { Button("Play") {} }
          .accessibilityQuickAction(style: style, isActive: .constant(true)) { Button("Play") {} }
      }
    }
    try offered(AccessibilityQuickActionPromptStyle())
    try offered(AccessibilityQuickActionOutlineStyle())
    let value = AXDataPointValue(number: 3)
    #expect(AXDataPoint(x: 3).xValue == value && AXDataPoint(x: "May").xValue.category == "May")
    let chart = AXChartDescriptor(
      xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May"]), series: [])
    let direction: AXChartDescriptor.ContentDirection = .topToBottom
    chart.contentDirection = direction
    #expect(chart.contentDirection == .topToBottom)
  }

  @Test func entriesOfBarsByTheirValues() {
    let options: ToolbarCustomizationOptions = .alwaysAvailable
    let behavior: ToolbarCustomizationBehavior = .reorderable
    #expect(!options.isEmpty && behavior != .disabled)
  }
}
