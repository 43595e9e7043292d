import Foundation
import SwiftUI
import Testing

private struct Mood: UITraitDefinition {
  static let defaultValue = "calm"
}

private struct MoodKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "calm"
  static func read(from traitCollection: UITraitCollection) -> String {
    traitCollection[Mood.self]
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[Mood.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

@MainActor @Suite struct TraitDefinitionTests {
  @Test func collectionsKeepTraitsOfPrograms() {
    var traits = UITraitCollection()
    #expect(traits[Mood.self] == "calm" && Mood.name == "Mood" && !Mood.affectsColorAppearance)
    traits[Mood.self] = "gay"
    let merged = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged[Mood.self] == "gay" && merged.userInterfaceStyle == .dark)
    var any: any UIMutableTraits = traits
    MoodKey.write(to: &any, value: "sad")
    #expect((any as? UITraitCollection).map { MoodKey.read(from: $0) } == "sad")
  }

  @Test func viewsReadTheKeyAsAnyOther() throws {
    struct Reader: View {
      @Environment(\.mood) private var mood
      var body: some View { Text(mood) }
    }
    let stage = Stage(size: CGSize(width: 100, height: 50)) { Reader().environment(\.mood, "gay") }
    #expect(try stage.layoutReport().description.contains("gay"))
  }

  @Test func defaultEntriesOfBarsStay() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      NavigationStack {
        Text("page").toolbar {
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem { Button("Own") {} }
        }
      }
    }
    #expect(try stage.layoutReport().description.contains("Own"))
  }

  @Test func stringsWithAttributesMayBeEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(NSAttributedString().length == 0 && text.string == "a")
  }

  @Test func labelsShowWordsWithTheirColours() throws {
    struct Label: UIViewRepresentable {
      let words: NSAttributedString
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "plain"
        label.attributedText = words
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    let stage = Stage(size: CGSize(width: 100, height: 50)) { Label(words: red) }
    #expect(try stage.layoutReport().description.contains("\"red\""))
    let label = UILabel()
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.attributedText = red
    #expect(label.text == "red")
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(UIActivityIndicatorView.Style.gray == .medium)
    #expect(UIActivityIndicatorView.Style.whiteLarge == .large)
  }

  @Test func filesOfCataloguesAreRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).xcassets", isDirectory: true)
    let set = folder.appendingPathComponent("rates.dataset", isDirectory: true)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("[1, 2]".utf8).write(to: set.appendingPathComponent("rates.json"))
    let contents = """
      {"data": [{"filename": "rates.json", "idiom": "universal",
        "universal-type-identifier": "public.json"}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try ImageRegistry.register(catalogue: folder)
    let name: NSDataAssetName = "rates"
    let asset = try #require(NSDataAsset(name: name))
    #expect(asset.data == Data("[1, 2]".utf8) && asset.typeIdentifier == "public.json")
    #expect(asset.name == name && NSDataAsset(name: "nowhere", bundle: .main) == nil)
  }

  @Test func touchesAreOver() {
    let touch = UITouch()
    #expect(touch.view == nil && touch.window == nil && touch.phase == UITouch.Phase.ended)
    #expect(touch.tapCount == 0 && touch.timestamp == 0 && touch.force == 0)
    #expect(touch.maximumPossibleForce == 0)
  }
}
