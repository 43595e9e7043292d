import Foundation
import Stillframe
import Testing

/// Labels and their styles.
@Suite struct LabelTests {
  private func report(_ view: some View) throws -> LayoutReport {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.layoutReport()
  }

  private func frames(_ kind: String, _ node: LayoutReport.Node) -> [CGRect] {
    (node.view == kind ? [node.frame] : []) + node.children.flatMap { frames(kind, $0) }
  }

  private func picture(_ view: some View) throws -> Data {
    try ImageRenderer(content: view).pngData()
  }

  private let label = Label("Title", systemImage: "star.fill")

  @Test func theTitleStandsEightPointsBehindTheIconOnItsBaseline() throws {
    let report = try report(label)
    let icon = try #require(frames("Image", report.root).first)
    let title = try #require(frames("Text", report.root).first)
    #expect(icon.minX == 0 && title.minX == icon.width + 8)
    #expect(
      try picture(label)
        == picture(
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: "star.fill")
            Text("Title")
          }))
  }

  @Test func stylesShowTitleOrIconOrBoth() throws {
    #expect(try picture(label.labelStyle(.titleOnly)) == picture(Text("Title")))
    #expect(
      try picture(label.labelStyle(.iconOnly)) == picture(Image(systemName: "star.fill")))
    #expect(try picture(label.labelStyle(.titleAndIcon)) == picture(label))
    #expect(
      try picture(label.labelStyle(.automatic).labelStyle(.iconOnly)) == picture(label))
  }

  private struct Below: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 3) {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(5)
    }
  }

  @Test func aStyleOfOnesOwnArrangesTheParts() throws {
    let report = try report(label.labelStyle(Below()))
    let icon = try #require(frames("Image", report.root).first)
    let title = try #require(frames("Text", report.root).first)
    #expect(title.minY - icon.maxY == 3)
  }

  @Test func aStyleMadeOfALabelTakesTheStyleAround() throws {
    let plain = try report(label).size
    #expect(
      try report(label.labelStyle(Framed())).size
        == CGSize(width: plain.width + 10, height: plain.height + 10))
    let icon = try report(Image(systemName: "star.fill")).size
    #expect(
      try report(label.labelStyle(Framed()).labelStyle(.iconOnly)).size
        == CGSize(width: icon.width + 10, height: icon.height + 10))
  }

  @Test func anyViewsCanBeTitleAndIcon() throws {
    let report = try report(
      Label {
        Text("Two")
        Text("lines")
      } icon: {
        Circle().frame(width: 12, height: 12)
      })
    #expect(frames("Text", report.root).count == 2)
    #expect(frames("Circle", report.root).map(\.size) == [CGSize(width: 12, height: 12)])
  }

  @Test func controlsTakeATitleWithASymbol() throws {
    let button = try report(Button("Delete", systemImage: "trash") {})
    #expect(frames("Image", button.root).count == 1 && frames("Text", button.root).count == 1)
    let toggle = try report(
      Toggle("Sound", systemImage: "speaker.wave.2", isOn: .constant(true))
        .labelStyle(.iconOnly).frame(width: 200))
    #expect(frames("Image", toggle.root).count == 1 && frames("Text", toggle.root).isEmpty)
  }
}
