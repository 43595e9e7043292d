import Foundation
import SwiftUI
import Testing

/// Menus of UIKit, the pasteboard, and titles from resources.
@MainActor struct MenuTests {
  private final class Tabs: NSObject, UITabBarControllerDelegate {}

  @Test func menusStayClosed() {
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), identifier: UIAction.Identifier("a"),
      attributes: [.destructive, .disabled], state: .on
    ) { _ in }
    let marked = UIAction(title: "Marked", state: .mixed) { _ in }
    let hidden = UIAction(title: "Hidden", attributes: [.hidden, .keepsMenuPresented]) { _ in }
    let inner = UIMenu(
      title: "More", image: nil, options: [.displayInline, .singleSelection], children: [marked])
    let menu = UIMenu(title: "Menu", options: .destructive, children: [delete, inner, hidden])
    menu.subtitle = "Below"
    let (attributes, options): (UIMenuElement.Attributes, UIMenu.Options) = ([], .displayInline)
    #expect(attributes.isEmpty && options.rawValue == 1)
    #expect(menu.children.map(\.title) == ["Delete", "More", "Hidden"])
    #expect(UIMenu.Identifier(rawValue: "a") == UIMenu.Identifier("a"))
  }

  @Test func pasteboardsKeepValues() {
    let board = UIPasteboard.general
    board.items = []
    #expect(!board.hasImages && board.image == nil)
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages && board.items.count == 1)
    board.setItems([["a": 1], ["b": 2]], options: [.localOnly: true, .expirationDate: Date()])
    #expect(board.items.count == 2)
    board.setValue("text", forPasteboardType: "public.text")
    #expect(board.items.first?["public.text"] as? String == "text")
    board.url = nil
    #expect(!board.hasURLs)
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
  }

  @Test func tabsAskTheirDelegate() {
    let (controller, tabs) = (UITabBarController(), Tabs())
    controller.delegate = tabs
    #expect(controller.delegate?.tabBarController(controller, shouldSelect: controller) == true)
    controller.delegate?.tabBarController(controller, didSelect: controller)
  }

  @Test func linesHaveNumbers() throws {
    let lines: NSUnderlineStyle = [.single, .patternDash, .byWord]
    #expect(lines.rawValue == 0x8201 && NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.thick.rawValue == 2 && NSUnderlineStyle.patternDot.rawValue == 0x100)
  }

  private struct Titles: View {
    let title = LocalizedStringResource("Title \(3)")
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List {
          Section(title) { Label(title, systemImage: "star") }
          Label(title, image: "none")
          Button(title) {}
          Button(title, role: .destructive) {}
          Button(title, systemImage: "star") {}
          Button(title, systemImage: "star", role: .cancel) {}
          Toggle(title, isOn: $isOn)
          Menu(title) { Text("inner") }
          Link(title, destination: URL(fileURLWithPath: "/"))
          NavigationLink(title) { Text("page") }
          NavigationLink(title, value: 1)
          Picker(title, selection: $text) { Text("a").tag("") }
          TextField(title, text: $text)
          TextField(title, text: $text, axis: .vertical)
          SecureField(title, text: $text)
          LabeledContent(title) { Text("content") }
          LabeledContent(title, value: "value")
          ContentUnavailableView(title, systemImage: "star")
          Text("read").accessibilityLabel(title).accessibilityValue(title).accessibilityHint(title)
        }
        .navigationTitle(title)
        .alert(title, isPresented: $isOn) { Text("OK") }
        .alert(title, isPresented: $isOn, actions: { Text("OK") }, message: { Text("Message") })
      }
    }
  }

  private struct Tabbed: View {
    let title = LocalizedStringResource("Tab \(4)")
    @State private var tab = 1

    var body: some View {
      VStack {
        TabView { Tab(title, systemImage: "star") { Text("first") } }
        TabView(selection: $tab) { Tab(title, systemImage: "star", value: 1) { Text("second") } }
      }
    }
  }

  @Test func resourcesAreTitles() throws {
    let report = try ImageRenderer(content: Titles().frame(width: 390, height: 1800))
      .layoutReport().description
    #expect(report.components(separatedBy: "\"Title 3\"").count > 15, "\(report)")
    let tabs = try ImageRenderer(content: Tabbed().frame(width: 390, height: 800)).layoutReport()
    #expect(tabs.description.components(separatedBy: "\"Tab 4\"").count == 3, "\(tabs)")
  }
}
