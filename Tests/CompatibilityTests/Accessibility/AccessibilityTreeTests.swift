import Foundation
import SwiftUI
import Testing

/// What assistive technologies read, as an app's tests ask for it.
@Suite @MainActor struct AccessibilityTreeTests {
  private var card: some View {
    VStack {
      Text("Trip").accessibilityAddTraits(.isHeader)
        .accessibilityCustomContent("Length", "3 days")
        .accessibilityRotor("Stops") { AccessibilityRotorEntry("Porto", id: 1) }
      Button("Book") {}.frame(width: 60, height: 20)
    }
    .padding()
    .background(.white)
  }

  @Test func theTreeIsAValueThatPrints() throws {
    let tree: AccessibilityTree = try ImageRenderer(content: card).accessibilityTree()
    let title: AccessibilityElement = try #require(tree.elements.first)
    #expect(title.label == "Trip" && title.heading == 0)
    #expect(
      title.customContent == [AccessibilityElement.CustomContent(label: "Length", value: "3 days")])
    #expect(title.rotors == [AccessibilityElement.Rotor(name: "Stops", entries: ["Porto"])])
    #expect(
      "\(tree)"
        == "Trip. Heading.\n    Length: 3 days\n    rotors: Stops (Porto)\nBook. Button.")
    let json = try JSONSerialization.jsonObject(with: Data(tree.json().utf8)) as? [String: Any]
    #expect((json?["elements"] as? [Any])?.count == 2)
    #expect(json?["findings"] == nil)
    #expect(tree.elements(named: "Book").count == 1)
  }

  @Test func auditsNameTheRemedy() throws {
    let findings: [AccessibilityFinding] = try ImageRenderer(content: card).accessibilityTree()
      .audit(kinds: [AccessibilityFinding.Kind.hitRegion])
    #expect(findings.map(\.element) == ["Book"])
    #expect(findings.first?.message.contains("44 × 44") == true)
  }

  @Test func thePictureHasALegend() throws {
    let tree = try ImageRenderer(content: card).accessibilityTree()
    let points = AccessibilityPicture.ActivationPoints.always
    let picture: AccessibilityPicture = try tree.picture(scale: 2, showActivationPoints: points)
    #expect(picture.size.width == tree.size.width + 300)
    #expect(try picture.bitmap().width == Int((picture.size.width * 2).rounded(.up)))
  }

  @Test func actionsArePerformedOnStagesAndInFilms() throws {
    struct Lamp: View {
      @State private var isOn = false

      var body: some View { Toggle("Lamp", isOn: $isOn) }
    }
    let action: AccessibilityAction = .activate
    let film = FrameSequence(
      size: CGSize(width: 200, height: 60), fps: 2, duration: 1,
      events: [.perform(action, on: "Lamp", at: 0.5)]
    ) { Lamp() }
    #expect(try film.accessibilityTree(at: 0).elements.map(\.value) == ["Off"])
    #expect(try film.accessibilityTree(at: 2).elements.map(\.value) == ["On"])
  }
}
