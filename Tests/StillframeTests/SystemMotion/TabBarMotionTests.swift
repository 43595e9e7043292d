import Foundation
import Stillframe
import Testing

/// The bar of tabs while pages come and go (rules SM2.17 and SM2.25).
@Suite struct TabBarMotionTests {
  private struct Pages: View {
    var hidesBar = false
    @State private var path: [Int] = []

    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("long") }
            .overlay { Button("On") { path = [1] }.accessibilityIdentifier("on") }
            .navigationDestination(for: Int.self) { _ in
              Group {
                if hidesBar {
                  ScrollView { Color.red.frame(height: 2000) }
                    .toolbar(.hidden, for: .tabBar)
                } else {
                  Color.red.ignoresSafeArea()
                }
              }
              .overlay { Button("Back") { path = [] }.accessibilityIdentifier("back") }
              .accessibilityIdentifier("page")
            }
        }
        .tabItem { Text("One") }
        Color.red.tabItem { Text("Two") }
      }
    }
  }

  private func film(_ events: [FrameSequence.Event], hidesBar: Bool = false) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 200, height: 300), duration: 2, events: events
    ) { Pages(hidesBar: hidesBar) }
  }

  /// The green of the bar between its two tabs.
  private func ground(_ film: FrameSequence) throws -> [Double] {
    try film.map { Double(try $0.bitmap()[100, 296].green) }
  }

  @Test func groundFadesWithThePage() throws {
    let track = Track(values: try ground(film([.tap("on", at: 0.1), .tap("back", at: 1.1)])))
    #expect(track[0] > 200)
    #expect(track[60] < 60)
    #expect(track[119] == track[0])
    #expect(track.largestStep < 60)
  }

  private struct Searched: View {
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          List(0..<40) { Text("Row \($0)").listRowBackground(Color.red) }
            .listStyle(.plain)
            .navigationTitle("Title")
            .searchable(text: .constant(""), isPresented: $isSearching)
            .onAppear { proxy.scrollTo(2, anchor: .top) }
            .overlay { Button("Search") { isSearching = true }.accessibilityIdentifier("search") }
        }
      }
    }
  }

  @Test func rowsReachTheBarWhereASearchBegins() throws {
    let film = FrameSequence(
      size: CGSize(width: 200, height: 400), duration: 0.6, events: [.tap("search", at: 0.1)]
    ) { Searched() }
    let reds = try film.map { frame in
      let pixel = try frame.bitmap()[180, 62]
      return Double(pixel.red) - Double(pixel.blue)
    }
    #expect(reds.allSatisfy { $0 > 200 })
  }

  @Test func pageHasTheRoomOfAHiddenBarAtOnce() throws {
    let track = Track(
      film([.tap("on", at: 0.1), .tap("back", at: 1.1)], hidesBar: true), "page", \.maxY)
    let known = track.values.filter { !$0.isNaN }
    #expect(Set(known.dropLast(40)) == [300])
  }

  @Test func scrollViewThatAppearsInAPageChangesTheGroundAtOnce() throws {
    struct Loading: View {
      @State private var isFull = false

      var body: some View {
        TabView {
          NavigationStack {
            ZStack {
              if isFull {
                ScrollView { Color.red.frame(height: 2000) }
              } else {
                Color.red.ignoresSafeArea()
              }
            }
            .overlay { Button("Load") { isFull.toggle() }.accessibilityIdentifier("load") }
          }
          .tabItem { Text("One") }
        }
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 300), duration: 1, events: [.tap("load", at: 0.1)]
    ) { Loading() }
    let track = try ground(film)
    #expect(track[0] < 60)
    #expect(Set(track[6...]).count == 1)
    #expect(track[6] > 200)
  }
}
