import SwiftUI

struct AccessibilitySymbols: View {
  @AccessibilityFocusState private var isFocused: Bool
  @Namespace private var space

  var body: some View {
    VStack {
      Text("a").accessibilityLabel("b").accessibilityValue(Text("c")).accessibilityHint("d")
        .accessibilityHidden(false).accessibilityIdentifier("e")
      Text("f").accessibilityElement(children: .combine).accessibilityAddTraits([
        .isButton, .isHeader,
      ])
      .accessibilityRemoveTraits(.isImage).accessibilitySortPriority(1)
      Text("g").accessibilityAction {}.accessibilityAction(named: "h") {}
        .accessibilityAction(.escape) {}
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment, .decrement: break
          @unknown default: break
          }
        }
        .accessibilityScrollAction { _ in }
      Text("i").accessibility(label: Text("j")).accessibility(hidden: false)
        .accessibility(addTraits: .isButton)
      Text("k").accessibilityRepresentation { Text("l") }.accessibilityChildren { Text("m") }
      Text("n").accessibilityFocused($isFocused).accessibilityHeading(.h1)
        .accessibilityInputLabels(["o"]).accessibilityLabeledPair(role: .label, id: 1, in: space)
      Text("p").accessibilityCustomContent("q", "r").accessibilityShowsLargeContentViewer()
      Text("s").accessibilityRotor("t") { AccessibilityRotorEntry("u", id: 1) }
        .accessibilityRotorEntry(id: 2, in: space)
      Text("v").speechSpellsOutCharacters().accessibilityHeading(.h2)
    }
  }
}

private struct Card: Codable, Transferable {
  var name = "card"
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct NoDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { false }
}

struct LiveDeviceSymbols: View {
  @State private var isShown = false
  @State private var words = ""
  @FocusedValue(\.words) private var focusedWords

  var body: some View {
    VStack {
      Text("a").onHover { _ in }.onDrag { NSItemProvider(object: "b") }
        .onDrop(of: [.text], isTargeted: $isShown) { _ in true }
        .onDrop(of: [.text], delegate: NoDrop())
        .draggable("c").draggable(Card()) { Text("d") }
        .dropDestination(for: String.self) { _, _ in true }
      Text("e").copyable(["f"]).pasteDestination(for: String.self) { _ in }
        .onMoveCommand { _ in }.onKeyPress(.space) { .handled }
        .keyboardShortcut("g", modifiers: [.command, .shift])
      Text("h").sensoryFeedback(.success, trigger: isShown).onOpenURL { _ in }
        .statusBarHidden().persistentSystemOverlays(.hidden).handlesExternalEvents(
          preferring: [], allowing: [])
      Text("i").fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { _ in }
        .fileExporter(isPresented: $isShown, item: "j") { _ in }
        .focusedValue(\.words, words).focusedSceneValue(\.words, words)
      TextField("k", text: $words).keyboardType(.emailAddress).textContentType(.emailAddress)
        .submitLabel(.done).onSubmit {}.autocorrectionDisabled().autocapitalization(.none)
      ScrollView { Text("l") }.scrollTargetBehavior(.paging).scrollBounceBehavior(.basedOnSize)
        .scrollIndicatorsFlash(onAppear: true).scrollDismissesKeyboard(.immediately)
        .onScrollPhaseChange { _, _ in }
      Text("m").contextMenu { Button("n") {} }.swipeActions { Button("o") {} }.refreshable {}
      Text("p").presentationDetents([.medium, .fraction(0.3)]).presentationSizing(.fitted)
        .presentationBackgroundInteraction(.enabled).interactiveDismissDisabled()
      Text("q").searchScopes($words) { Text("r") }.buttonRepeatBehavior(.enabled)
        .typesettingLanguage(.init(languageCode: .german)).digitalCrownRotation($scale)
    }
  }

  @State private var scale = 1.0
}

extension FocusedValues {
  @Entry fileprivate var words: String?
}

private struct Wrapped: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

struct PlatformSymbols: View {
  var body: some View {
    VStack {
      Color(uiColor: .label).frame(width: UIScreen.main.bounds.width / 10, height: 3)
      Color(.systemGroupedBackground)
      Color(UIColor.systemTeal.withAlphaComponent(0.5))
      Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
      Text("a").font(Font(UIFont.preferredFont(forTextStyle: .headline)))
      Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "pad")
      Button("b") { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
    }
  }
}

struct ProgramSymbols: App {
  @Environment(\.scenePhase) private var phase
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  final class Delegate: NSObject, UIApplicationDelegate {}

  var body: some Scene {
    WindowGroup { Text("a") }
      .commands { CommandMenu("b") { Button("c") {} } }
      .onChange(of: phase) {}
    WindowGroup("d", id: "e", for: Int.self) { $number in Text("\(number ?? 0)") }
    Window("f", id: "g") { Text("h") }
      .restorationBehavior(.disabled)
      .defaultLaunchBehavior(.suppressed)
      .defaultSize(width: 3, height: 3)
    #if os(Linux)
      Settings { Text("i") }
    #endif
  }
}

struct PreviewSymbols: PreviewProvider {
  static var previews: some View {
    Text("a").previewLayout(.sizeThatFits).previewDisplayName("b").previewDevice("iPhone 16")
  }
}

#Preview("c", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("d", isOn: $isOn)
}
