import Foundation
import Stillframe
import Testing

/// A program that does not dismiss: what a finger or a tap sends away comes back, or stays (rules SM2.13 and SM3.11).
@Suite struct ConstantBindingTests {
  private static let size = CGSize(width: 200, height: 400)

  private struct Sheet: View {
    var detents: Set<PresentationDetent> = [.large]
    var isCover = false
    var body: some View {
      Color.white
        .sheet(isPresented: .constant(!isCover)) {
          Color.red.accessibilityIdentifier("page").presentationDetents(detents)
        }
        .fullScreenCover(isPresented: .constant(isCover)) {
          Color.red.accessibilityIdentifier("page")
        }
        .startsAtRest()
    }
  }

  private func film(
    _ way: CGFloat, over duration: TimeInterval,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) -> FrameSequence {
    FrameSequence(
      size: Self.size, duration: 2.5,
      events: [
        .drag(
          "page", from: UnitPoint(x: 0.5, y: 0.1), at: 0.5, by: CGSize(width: 0, height: way),
          duration: duration)
      ], content: content)
  }

  @Test(arguments: [(380.0, 0.5), (120, 0.1)]) func sheetComesBack(
    _ way: Double, _ duration: TimeInterval
  ) throws {
    let film = film(way, over: duration) { Sheet() }
    let top = Track(film, "page", \.minY)
    let low = top.values.max() ?? 0
    #expect(low > way - 0.01)
    #expect(top.values.last == 10)
    // It goes on with the finger's speed, and turns round: no step is longer than the finger's or the spring's.
    let finger = way / duration / 60
    #expect(top.largestStep <= max(finger, low * SystemMotionCase.carriage) * 1.05)
    let rested = try film.endingAtRest(within: 4)
    #expect(rested.duration < 0.5 + duration + 1)
    let (end, start) = (try film.frame(at: 149).bitmap(), try film.frame(at: 0).bitmap())
    #expect(end == start)
  }

  @Test func sheetBetweenDetentsComesBack() throws {
    let film = film(190, over: 0.3) { Sheet(detents: [.height(150), .height(300)]) }
    let top = Track(film, "page", \.minY)
    #expect(top[0] == 250)
    #expect((top.values.max() ?? 0) > 400)
    #expect(top.values.last == 250)
  }

  @Test func coverStaysWhereItIs() throws {
    let film = film(300, over: 0.5) { Sheet(isCover: true) }
    #expect(throws: (any Error).self) { _ = try film.frame(at: 60).bitmap() }
    #expect(Set(Track(film, "page", \.minY).values) == [0])
  }

  @Test func pageComesBack() throws {
    struct Pages: View {
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Color.blue.accessibilityIdentifier("root")
            .navigationDestination(for: Int.self) { _ in
              Color.green.accessibilityIdentifier("page")
            }
        }
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 2.5,
      events: [
        .drag(
          "page", from: UnitPoint(x: 0.02, y: 0.5), at: 0.5, by: CGSize(width: 150, height: 0),
          duration: 0.3)
      ]
    ) { Pages() }
    let (page, root) = (Track(film, "page", \.minX), Track(film, "root", \.minX))
    #expect((page.values.max() ?? 0) > 140)
    #expect(page.values.last == 0)
    #expect(page.largestStep <= 21)
    // The page below goes back with it.
    let pairs = zip(page.values, root.values).filter { !$1.isNaN }
    #expect(pairs.count > 30)
    #expect(pairs.allSatisfy { abs($1 + 0.3 * (200 - $0)) < 0.6 })
    #expect(root.values.last?.isNaN == true)
    let (end, start) = (try film.frame(at: 149).bitmap(), try film.frame(at: 0).bitmap())
    #expect(end == start)
  }

  @Test func popoverAndAlertStay() throws {
    struct Others: View {
      let isAlert: Bool
      var body: some View {
        Text("Here").frame(maxWidth: .infinity, maxHeight: .infinity)
          .popover(isPresented: .constant(!isAlert)) {
            Text("Seen").frame(width: 80, height: 40)
              .presentationCompactAdaptation(.popover)
          }
          .alert("Seen", isPresented: .constant(isAlert)) { Button("Yes") {} }
          .startsAtRest()
      }
    }
    for isAlert in [true, false] {
      let film = FrameSequence(
        size: CGSize(width: 300, height: 400), duration: 1.5,
        events: isAlert ? [.tap("Yes", at: 0.5)] : [.perform(.escape, on: "Seen", at: 0.5)]
      ) { Others(isAlert: isAlert) }
      let place = Track(film) { report in
        report.nodes(named: nil).first { $0.text == "Seen" }?.frame.minY
      }
      #expect(Set(place.values).count == 1 && !place[0].isNaN, "alert \(isAlert)")
      let (end, start) = (try film.frame(at: 90).bitmap(), try film.frame(at: 0).bitmap())
      #expect(end == start, "alert \(isAlert)")
    }
  }
}
