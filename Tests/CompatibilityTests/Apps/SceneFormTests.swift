import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Apps: their windows, menus and documents.
@Suite @MainActor struct SceneFormTests {
  @Observable fileprivate final class Notes {
    var text = "note"
  }

  private final class Book: ReferenceFileDocument {
    static let readableContentTypes = [UTType.plainText]
    @Published var text = ""

    init() {}
    init(configuration: FileDocumentReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(
      snapshot: String, configuration: FileDocumentWriteConfiguration
    ) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(snapshot.utf8)) }
  }

  private struct Menus: Commands {
    let isLong: Bool

    @CommandsBuilder var body: some Commands {
      SidebarCommands()
      ToolbarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      InspectorCommands()
      ImportFromDevicesCommands()
      CommandMenu("Sail") { Button("Away") {} }
      CommandGroup(after: .newItem) { Button("New from clipboard") {} }
      CommandGroup(before: CommandGroupPlacement.help) { Button("Guide") {} }
      CommandGroup(replacing: .printItem) {}
      if isLong { EmptyCommands() }
    }
  }

  private struct Harbours: App {
    @State private var notes = Notes()
    @Environment(\.scenePhase) private var phase
    @UIApplicationDelegateAdaptor private var delegate: Delegate

    init() {}

    var body: some Scene {
      WindowGroup("Harbours") {
        ContentView()
          .environment(notes)
      }
      .commands { Menus(isLong: true) }
      .commandsRemoved()
      .commandsReplaced { EmptyCommands() }
      .windowStyle(.hiddenTitleBar)
      .windowToolbarStyle(.unified(showsTitle: false))
      .windowToolbarLabelStyle(fixed: ToolbarLabelStyle.iconOnly)
      .windowResizability(.contentSize)
      .defaultSize(width: 300, height: 200)
      .defaultSize(CGSize(width: 300, height: 200))
      .defaultPosition(.center)
      .windowLevel(.floating)
      .windowManagerRole(.principal)
      .windowIdealSize(.maximum)
      .windowBackgroundDragBehavior(.enabled)
      .restorationBehavior(.disabled)
      .defaultLaunchBehavior(.presented)
      .handlesExternalEvents(matching: ["*"])
      .keyboardShortcut("1")
      .onChange(of: phase) { old, new in if old != new { notes.text = "\(new)" } }
      .backgroundTask(.appRefresh("refresh")) {}
      .defaultWindowPlacement { content, context in
        let display: WindowPlacementContext.Display = context.defaultDisplay
        let size = content.sizeThatFits(.unspecified)
        return WindowPlacement(
          x: display.visibleRect.midX, y: 0, width: size.width, height: size.height)
      }
      WindowGroup("Detail", id: "detail", for: Int.self) { $number in Text("\(number ?? 0)") }
      Window("Log", id: "log") { Text("log") }.windowStyle(DefaultWindowStyle())
      Settings { Text("settings") }
      MenuBarExtra("Tide", systemImage: "water.waves") { Button("High") {} }
        .menuBarExtraStyle(.window)
      MenuBarExtra {
        Button("High") {}
      } label: {
        Text("Tide")
      }
      .menuBarExtraStyle(PullDownMenuBarExtraStyle())
      DocumentGroup(newDocument: NoteDocument()) { file in
        TextEditor(text: file.$document.text)
      }
      DocumentGroup(viewing: NoteDocument.self) { file in
        Text(file.fileURL?.lastPathComponent ?? "none")
      }
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      DocumentGroup(
        newDocument: { Book() }, editor: { file in Text(file.document.text) })
    }
  }

  private class Follower: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 3
    override init() {
      super.init()
      count += 1
    }
  }

  private final class LaterFollower: Follower {}

  @MainActor private struct Followed {
    @UIApplicationDelegateAdaptor(Follower.self) var first
    @UIApplicationDelegateAdaptor var again: Follower
    @UIApplicationDelegateAdaptor(LaterFollower.self) var later
  }

  @Test func whatFollowsAProgramIsMadeOnce() {
    let followed = Followed()
    #expect(followed.first === followed.again && followed.first.count == 4)
    UIApplicationDelegateAdaptor(Follower.self).projectedValue.count.wrappedValue = 9
    #expect(Followed().again.count == 9)
    #expect(followed.later !== followed.first && followed.later.count == 4)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
  }

  private struct ContentView: View {
    @Environment(Notes.self) private var notes
    var body: some View { Text(notes.text) }
  }

  @Test func anAppIsMadeOfScenes() throws {
    let scene = Harbours().body
    func isScene(_ scene: some Scene) -> Bool { true }
    #expect(isScene(scene))
    let window = Window("Log", id: "log") { Text("log") }
    #expect(try said(window.content) == ["log"])
    let group: WindowGroup<PresentedWindowContent<Int, Text>> = WindowGroup(for: Int.self) {
      Text("\($0.wrappedValue ?? 7)")
    }
    #expect(try said(group.content) == ["7"])
    let extra: MenuBarExtra<Text, Text> = MenuBarExtra("Tide") { Text("High") }
    #expect(try said(extra.content) == ["High"])
    let styles: [any MenuBarExtraStyle] = [
      AutomaticMenuBarExtraStyle(), PullDownMenuBarExtraStyle(), WindowMenuBarExtraStyle(),
    ]
    #expect(styles.count == 3)
  }

  @Test func windowsInTheirStyles() {
    let windows: [any WindowStyle] = [
      DefaultWindowStyle(), HiddenTitleBarWindowStyle(), TitleBarWindowStyle(),
    ]
    let bars: [any WindowToolbarStyle] = [
      DefaultWindowToolbarStyle(), ExpandedWindowToolbarStyle(), UnifiedWindowToolbarStyle(),
      UnifiedCompactWindowToolbarStyle(showsTitle: false),
    ]
    #expect(windows.count == 3 && bars.count == 4)
    func differ<T: Equatable>(_ a: T, _ b: T) -> Bool { a != b }
    #expect(differ(SceneLaunchBehavior.presented, .suppressed))
    #expect(differ(SceneRestorationBehavior.automatic, .disabled))
    #expect(differ(WindowLevel.desktop, .floating))
    #expect(differ(WindowManagerRole.principal, .associated))
    #expect(differ(WindowIdealSize.fitToContent, .maximum))
    #expect(differ(WindowInteractionBehavior.enabled, .disabled))
    #expect(differ(ToolbarLabelStyle.titleOnly, .titleAndIcon))
    let resizing: [WindowResizability] = [.automatic, .contentSize, .contentMinSize]
    #expect(resizing.count == 3)
    func task<Request, Response>(_ task: BackgroundTask<Request, Response>) -> Request.Type {
      Request.self
    }
    #expect(task(.urlSession("download")) == Void.self)
    #expect(task(.watchConnectivity) == Void.self)
    #expect(task(.snapshot) == Void.self && task(.relevantShortcut) == Void.self)
    func width(_ root: WindowLayoutRoot) -> CGFloat { root.sizeThatFits(.unspecified).width }
    let roots: [WindowLayoutRoot] = []
    #expect(roots.map(width) == [])
    #expect(WindowPlacement(.topLeading, size: CGSize(width: 3, height: 4)).height == 4)
  }

  @Test func documentsAreReadAndWritten() throws {
    let wrapper = FileWrapper(regularFileWithContents: Data("words".utf8))
    #expect(wrapper.regularFileContents == Data("words".utf8))
    func document(_ configuration: FileDocumentConfiguration<NoteDocument>) -> String {
      configuration.document.text
    }
    let group = DocumentGroup(newDocument: NoteDocument()) { Text(document($0)) }
    func isScene(_ scene: some Scene) -> Bool { true }
    #expect(isScene(group))
  }
}
