import Foundation
import Stillframe
import Testing

/// Presentations in wide and in low windows (rule C6.14).
@MainActor @Suite struct WidePresentationRuleTests {
  private func tablet(lying: Bool = false) throws -> Device {
    let device = try #require(Device("iPad Pro 11"))
    return lying ? device.landscape : device
  }

  private func sheet(
    _ device: Device, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> CGRect {
    try RuleProbe(nil, nil, device: device) {
      Color.clear.sheet(isPresented: .constant(true), content: content)
    }["a"]
  }

  @Test("C6.14: a sheet covers a low window, whatever its detents") func lowSheets() throws {
    let phone = Device.iPhone15.landscape
    let whole = CGRect(59, 0, 852 - 118, 393 - 21)
    #expect(try sheet(phone) { Tile("a") } == whole)
    #expect(try sheet(phone) { Tile("a").presentationDetents([.medium]) } == whole)
    #expect(try sheet(.iPhone15) { Tile("a").presentationDetents([.height(200)]) }.height == 200)
  }

  @Test("C6.14 (inferred): cards are 540 × 620, pages 700 × 0.9 of the window, or fitted")
  func cards() throws {
    let device = try tablet()
    #expect(try sheet(device) { Tile("a") }.size == CGSize(width: 540, height: 620))
    #expect(
      try sheet(device) { Tile("a").presentationSizing(.form) }.size
        == CGSize(width: 540, height: 620))
    #expect(
      try sheet(device) { Tile("a").presentationSizing(.page) }.size
        == CGSize(width: 700, height: 1074))
    #expect(
      try sheet(device) { Tile("a", 200, 120).presentationSizing(.fitted) }
        == CGRect((834 - 200) / 2, (1194 - 120) / 2, 200, 120))
    #expect(try sheet(.iPhone15) { Tile("a").presentationSizing(.page) }.width == 393)
  }

  @Test("C6.14: a popover has its content's ideal size, never the window's") func popovers() throws
  {
    let probe = try RuleProbe(nil, nil, device: tablet(lying: true)) {
      Color.red.frame(width: 40, height: 40)
        .popover(isPresented: .constant(true)) { Tile("a").frame(minWidth: 320, minHeight: 300) }
    }
    #expect(probe["a"].width == 320 && probe["a"].height == 300)
  }

  @Test("C6.14: a popover's backgrounds are the elevated ones in dark") func elevatedPopovers()
    throws
  {
    let renderer = ImageRenderer(
      content: Color.red.frame(width: 40, height: 40)
        .popover(isPresented: .constant(true)) {
          Color(uiColor: .systemBackground).frame(width: 100, height: 100)
        }
        .environment(\.colorScheme, .dark))
    renderer.device = try tablet()
    let picture = try renderer.bitmap()
    let scale = picture.width / 834
    let pixel = picture[417 * scale, (607 + 20 + 13 + 50) * scale]
    #expect(pixel.red == 28 && pixel.blue == 30)
  }

  private struct Asking: View {
    @State private var isAsking = true
    @State private var answer = "none"

    var body: some View {
      Text("answer \(answer)")
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Yes") { answer = "yes" }
          Button("Never", role: .cancel) {}
        }
    }
  }

  @Test("C6.14 (inferred): a dialog of a wide window is a popover of 304 without cancel")
  func dialogs() throws {
    let stage = Stage(device: try tablet()) { Asking() }
    #expect(try stage.says("Yes") && !stage.says("Never") && !stage.says("Cancel"))
    let report = try stage.layoutReport()
    let (question, view) = (
      try #require(report.nodes(saying: "Sure?").first),
      try #require(report.nodes(saying: "answer none").first)
    )
    #expect(question.frame.minY > view.frame.maxY && question.frame.minY < view.frame.maxY + 40)
    #expect(report.nodes(where: { $0.frame.width == 304 }).isEmpty == false)
    try stage.tap("Yes")
    stage.advance(by: 1)
    #expect(try stage.says("answer yes") && !stage.says("Sure?"))
    let phone = Stage(device: .iPhone15) { Asking() }
    #expect(try phone.says("Never"))
  }

  @Test("C6.14 (inferred): the cards of a dialog are as wide in a low window as upright")
  func lowDialogs() throws {
    let stage = Stage(device: Device.iPhone15.landscape) { Asking() }
    let nodes = try stage.layoutReport().nodes(where: { $0.frame.width == 393 - 16 })
    #expect(!nodes.isEmpty && nodes.allSatisfy { $0.frame.midX == 426 })
  }
}
