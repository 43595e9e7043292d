import Foundation
import Stillframe
import Testing

/// A square that looks another way after a tap.
private struct Square<Look: View>: View {
  let look: (Bool) -> Look
  @State private var isLate = false

  var body: some View {
    look(isLate)
      .frame(width: 60, height: 60)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.linear(duration: 1)) { isLate.toggle() } }
      .accessibilityIdentifier("square")
  }
}

/// What a change with an animation moves beside frames (rules L8.5 and L8.7).
@Suite struct MovingDetailsTests {
  /// Whether the picture half way is neither the first nor the last.
  private func moves(_ look: @escaping @Sendable (Bool) -> some View) throws -> Bool {
    let stage = Stage(size: CGSize(width: 60, height: 60)) { Square(look: look) }
    let first = try stage.bitmap()
    try stage.tap("square")
    #expect(try stage.bitmap() == first)
    stage.advance(by: 0.5)
    let middle = try stage.bitmap()
    stage.advance(by: 0.6)
    let last = try stage.bitmap()
    return middle != first && middle != last && first != last
  }

  @Test func colorsMove() throws {
    #expect(try moves { Rectangle().fill($0 ? .red : .blue) })
  }

  @Test func gradientsMove() throws {
    #expect(
      try moves {
        LinearGradient(
          colors: $0 ? [.red, .yellow] : [.blue, .green], startPoint: .top, endPoint: .bottom)
      })
  }

  @Test func meshesMove() throws {
    #expect(
      try moves { isLate in
        MeshGradient(
          width: 2, height: 2,
          points: [[0, 0], [1, 0], [0, 1], isLate ? [1, 1] : [0.8, 0.9]],
          colors: [.red, .yellow, .blue, .green])
      })
    #expect(
      try moves { isLate in
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .yellow, .blue, isLate ? .green : .purple])
      })
  }

  @Test func shadowsMoveTheirColorToo() throws {
    #expect(
      try moves {
        Circle().frame(width: 20, height: 20).shadow(color: $0 ? .red : .blue, radius: 6)
      })
    #expect(
      try moves { Circle().frame(width: 20, height: 20).shadow(radius: $0 ? 12 : 2, x: 3) })
  }

  @Test func strokesAndTrimsMove() throws {
    #expect(try moves { Circle().inset(by: 10).stroke(lineWidth: $0 ? 9 : 2) })
    #expect(try moves { Circle().trim(from: 0, to: $0 ? 1 : 0.2).stroke(lineWidth: 3).padding(5) })
  }

  @Test func transformsMove() throws {
    #expect(
      try moves { Rectangle().frame(width: 30, height: 10).rotationEffect(.degrees($0 ? 80 : 0)) })
    #expect(try moves { Rectangle().scaleEffect($0 ? 0.3 : 0.9) })
    #expect(
      try moves {
        Rectangle().frame(width: 40, height: 40)
          .rotation3DEffect(.degrees($0 ? 70 : 0), axis: (x: 0, y: 1, z: 0))
      })
  }
}

/// Scrolling that is asked for with an animation, and rows that come and go by it.
@Suite struct MovingScrollTests {
  private struct Rows: View {
    let note: @Sendable (String) -> Void
    @State private var position: Int?

    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Color.gray.frame(height: 10)
            .onTapGesture {
              withAnimation(.linear(duration: 1)) { reader.scrollTo(20, anchor: .top) }
            }
            .accessibilityIdentifier("go")
          Color.gray.frame(height: 10)
            .onTapGesture { withAnimation(.linear(duration: 1)) { position = 10 } }
            .accessibilityIdentifier("bind")
          Text(verbatim: "\(position ?? -1)").frame(height: 20).accessibilityIdentifier("position")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { row in
                Color.red.frame(height: 50).accessibilityIdentifier("row \(row)")
                  .onAppear { note("+\(row)") }
                  .onDisappear { note("-\(row)") }
              }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $position, anchor: .top)
          .accessibilityIdentifier("scroll")
        }
      }
    }
  }

  private let journal = Journal()

  private func stage() -> Stage {
    let journal = journal
    return Stage(size: CGSize(width: 100, height: 140)) { Rows { journal.note($0) } }
  }

  @Test(arguments: [("go", 20), ("bind", 10)])
  func anAskedPlaceIsMovedTo(_ name: String, _ row: Int) throws {
    let stage = stage()
    try stage.tap(name)
    stage.advance(by: 0.9)
    let middle = try #require(try stage.layoutReport().frame(of: "row \(row)")).minY
    #expect(middle > 45)
    stage.advance(by: 0.2)
    #expect(near(try #require(try stage.layoutReport().frame(of: "row \(row)")).minY, 40))
  }

  @Test func rowsThatLeaveTheSightDisappearAndReturn() throws {
    let stage = stage()
    _ = try stage.layoutReport()
    #expect(journal.take().contains("+0"))
    try stage.scroll("scroll", by: CGSize(width: 0, height: 1000))
    #expect(journal.take().contains("-0"))
    try stage.scroll("scroll", by: CGSize(width: 0, height: -1000))
    #expect(journal.take().contains("+0"))
  }

  @Test func scrollingIsWrittenBack() throws {
    let stage = stage()
    try stage.scroll("scroll", by: CGSize(width: 0, height: 500))
    func words(_ node: LayoutReport.Node) -> String? {
      node.text ?? node.children.lazy.compactMap(words).first
    }
    func find(_ node: LayoutReport.Node) -> String? {
      node.identifier == "position" ? words(node) : node.children.lazy.compactMap(find).first
    }
    #expect(find(try stage.layoutReport().root) == "10")
  }
}
