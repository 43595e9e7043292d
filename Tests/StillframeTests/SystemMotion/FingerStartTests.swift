import Foundation
import Stillframe
import Testing

/// Content follows a finger from where it was recognised, without a jump (rules SM2.12, SM3.11, SM4.5, SM4.6, SM4.15, SM4.18,
/// SM5.1).
@Suite struct FingerStartTests {
  /// A view that follows a finger.
  enum Moved: String, CaseIterable, Sendable {
    case scroll, sheet, page, row, wheel, pages, slider
  }

  private struct Scene: View {
    let moved: Moved
    @State private var isOn = true
    @State private var path = [1]
    @State private var number = 4
    @State private var page = 1
    @State private var volume = 0.2

    var body: some View {
      switch moved {
      case .scroll:
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 200, height: 60) }
          }
          .accessibilityIdentifier("seen")
        }
        .accessibilityIdentifier("held")
      case .sheet:
        Color.white.sheet(isPresented: $isOn) { Color.red.accessibilityIdentifier("held") }
      case .page:
        NavigationStack(path: $path) {
          Color.blue.navigationDestination(for: Int.self) { _ in
            Color.green.accessibilityIdentifier("held")
          }
        }
      case .row:
        List {
          Text("Row").frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("held")
            .swipeActions { Button("Mark") {} }
        }
        .listStyle(.plain)
      case .wheel:
        Picker("Number", selection: $number) { ForEach(0..<30) { Text("N\($0)").tag($0) } }
          .pickerStyle(.wheel)
          .accessibilityIdentifier("held")
      case .pages:
        TabView(selection: $page) {
          ForEach(0..<3) { Text("P\($0)").frame(width: 150, height: 300).tag($0) }
        }
        .tabViewStyle(.page)
        .accessibilityIdentifier("held")
      case .slider:
        Slider(value: $volume).accessibilityIdentifier("held")
      }
    }
  }

  private static func number(_ moved: Moved, _ report: LayoutReport) -> CGFloat? {
    let nodes = report.nodes(named: nil)
    switch moved {
    case .scroll: return report.frame(of: "seen").map { -$0.minY }
    case .sheet: return report.frame(of: "held")?.minY
    case .page: return report.frame(of: "held")?.minX
    case .row: return report.frame(of: "held").map { -$0.minX }
    case .wheel: return nodes.first { $0.text == "N4" }.map { -$0.frame.midY }
    case .pages: return nodes.first { $0.text == "P1" }.map { -$0.frame.midX }
    case .slider: return nodes.first { $0.frame.size == CGSize(width: 27, height: 27) }?.frame.minX
    }
  }

  /// A finger that begins at a time whose sums with sixtieths are not exact, and goes 2 points a frame.
  @Test(arguments: Moved.allCases) func followsWithoutAJump(_ moved: Moved) throws {
    let way: CGSize
    switch moved {
    case .scroll, .wheel: way = CGSize(width: 0, height: -60)
    case .sheet: way = CGSize(width: 0, height: 60)
    case .page, .slider: way = CGSize(width: 60, height: 0)
    case .row, .pages: way = CGSize(width: -60, height: 0)
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 400), duration: 1.5,
      events: [
        .drag(
          "held", from: UnitPoint(x: moved == .page ? 0.02 : 0.5, y: 0.5), at: 1, by: way,
          duration: 0.5)
      ]
    ) { Scene(moved: moved) }
    let track = Track(film) { Self.number(moved, $0) }
    let steps = (60..<89).map { track[$0 + 1] - track[$0] }
    // The distance that the finger goes before it is recognised.
    let slop = moved == .slider ? 0 : 10
    let still = steps.prefix(slop / 2)
    #expect(still.allSatisfy { abs($0) < 1e-6 }, "\(moved): \(still)")
    // A wheel's rows come closer together away from its middle.
    let slack = moved == .wheel ? 0.4 : 0.01
    let moving = steps.dropFirst(slop / 2)
    #expect(moving.allSatisfy { abs($0 - 2) < slack }, "\(moved): \(moving)")
  }
}
