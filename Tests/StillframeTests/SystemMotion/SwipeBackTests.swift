import Foundation
import Stillframe
import Testing

/// A finger takes a page back (rules SM2.12 and SM2.13).
@Suite struct SwipeBackTests {
  static let size = CGSize(width: 300, height: 400)

  struct Pages: View {
    var isHidden = false
    var direction = LayoutDirection.leftToRight
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Color.blue.accessibilityIdentifier("root")
          .navigationDestination(for: Int.self) { _ in
            ScrollView(.horizontal) {
              HStack { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 60) } }
                .frame(maxHeight: .infinity)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.green)
            .accessibilityIdentifier("page")
            .navigationBarBackButtonHidden(isHidden)
          }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private static func film(
    _ distance: CGFloat, over duration: TimeInterval, from x: CGFloat = 0.02,
    isHidden: Bool = false, direction: LayoutDirection = .leftToRight
  ) -> FrameSequence {
    FrameSequence(
      size: size, duration: 3,
      events: [
        .drag(
          "page", from: UnitPoint(x: x, y: 0.5), at: 0.5,
          by: CGSize(width: distance, height: 0), duration: duration)
      ]
    ) { Pages(isHidden: isHidden, direction: direction) }
  }

  /// SM2.12.
  @Test func thePageFollowsTheFingerAndGoesWithItsSpeed() throws {
    let film = Self.film(180, over: 0.5)
    let (page, root) = (Track(film, "page", \.minX), Track(film, "root", \.minX))
    // Within one sample of the finger, which is 6 points.
    for index in 33..<60 {
      let expected = max(180 * (Double(index) / 60 - 0.5) / 0.5 - 10, 0)
      #expect(abs(page[index] - expected) < 6.01, "frame \(index)")
      guard expected > 0 else { continue }
      // The page below is at −0.3 of what is left.
      #expect(abs(root[index] + 0.3 * (300 - page[index])) < 0.01, "frame \(index)")
    }
    #expect(page.rises)
    #expect(page.largestStep < 34)
    #expect(page.values.last?.isNaN == true)
    #expect(root.values.last == 0)
    #expect(Track(values: Array(root.values[34...])).rises)
  }

  /// SM2.13.
  @Test func aShortDragComesBack() throws {
    let film = Self.film(60, over: 1)
    let page = Track(film, "page", \.minX)
    #expect(abs(page.values.max()! - 50) < 2)
    #expect(page.values.last == 0)
    let root = try film.frame(at: 179).layout.frame(of: "root")
    #expect(root == nil)
    let (end, start) = (try film.frame(at: 179).bitmap(), try film.frame(at: 0).bitmap())
    #expect(end == start)
  }

  @Test func aFlickIsEnough() throws {
    let page = Track(Self.film(60, over: 0.08), "page", \.minX)
    #expect(page.values.last?.isNaN == true)
    #expect(page.rises)
  }

  @Test func elsewhereTheContentScrolls() throws {
    let page = Track(Self.film(-100, over: 0.5, from: 0.5), "page", \.minX)
    #expect(page.values.allSatisfy { $0 == 0 })
  }

  @Test func aHiddenButtonTurnsItOff() throws {
    let page = Track(Self.film(180, over: 0.5, isHidden: true), "page", \.minX)
    #expect(page.values.allSatisfy { $0 == 0 })
  }

  @Test func fromRightToLeftItComesFromTheRight() throws {
    let film = Self.film(-180, over: 0.5, from: 0.98, direction: .rightToLeft)
    let page = Track(film, "page", \.minX)
    #expect(abs(page[45] - -80) < 0.01)
    #expect(page.falls)
    #expect(page.values.last?.isNaN == true)
  }

  @Test func stagesWithoutSystemMotionGoBackAtTheEnd() throws {
    let stage = Stage(size: Self.size) { Pages() }
    try stage.drag(
      "page", from: UnitPoint(x: 0.02, y: 0.5), by: CGSize(width: 200, height: 0), duration: 0.3)
    #expect(try stage.layoutReport().frame(of: "page") == nil)
    #expect(try stage.layoutReport().frame(of: "root")?.minX == 0)
  }

  @Test func anyFrameAloneIsTheOneOfTheFilm() throws {
    let film = Self.film(180, over: 0.5)
    let all = try film.map { try $0.bitmap() }
    for index in [31, 40, 59, 64, 80, 150] {
      let picture = try film.frame(at: index).bitmap()
      #expect(picture == all[index], "frame \(index)")
    }
  }
}
