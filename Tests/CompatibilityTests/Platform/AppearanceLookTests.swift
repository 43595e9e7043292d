import SwiftUI
import Testing

@MainActor private func bitmap(
  _ view: some View, width: CGFloat = 393, height: CGFloat = 300, scale: CGFloat = 1
) throws -> Bitmap {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.bitmap()
}

private func count(_ bitmap: Bitmap, _ isMeant: (RGBA8) -> Bool) -> Int {
  var count = 0
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width where isMeant(bitmap[x, y]) { count += 1 }
  }
  return count
}

private func isRed(_ color: RGBA8) -> Bool {
  color.red > 240 && color.green < 20 && color.blue < 20
}

/// Red pixels of a view, at three a point, where letters on white have some that are all red.
@MainActor private func reds(_ view: some View) throws -> Int {
  try count(bitmap(view, scale: 3), isRed)
}

private struct Page: View {
  let mode: NavigationBarItem.TitleDisplayMode

  var body: some View {
    NavigationView {
      Color.white.navigationTitle("HHHHH").navigationBarTitleDisplayMode(mode)
    }
    .navigationViewStyle(.stack)
  }
}

/// What programs set once for all bars and controls, as they do it: before their views are shown. It is the process's, so that each test has
/// one of its own.
@Suite struct AppearanceLookTests {
  @Test func slidersHaveTheProgramsColours() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let slider = Slider(value: .constant(0.5)).frame(width: 200)
        let before = try bitmap(slider)
        UISlider.appearance().minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(count(before, isRed) == 0)
        #expect(try count(bitmap(slider), isRed) > 250)
        // A tint of the view takes precedence.
        #expect(try count(bitmap(slider.tint(.green)), isRed) == 0)
        UISlider.appearance().maximumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try count(bitmap(slider), isRed) > 500)
      }
    }
  }

  /// Views that are shown have it at once, as those on a device that appear with the view that sets it.
  @Test func whatAnActionSetsIsShown() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let stage = Stage(size: CGSize(width: 300, height: 60)) {
          Slider(value: .constant(0.5)).frame(width: 200).onAppear {
            UISlider.appearance().minimumTrackTintColor = UIColor(
              red: 1, green: 0, blue: 0, alpha: 1)
          }
        }
        let picture = try stage.bitmap()
        #expect(count(picture, isRed) > 250)
      }
    }
  }

  @Test func titlesHaveTheProgramsColour() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
          let before = try bitmap(Page(mode: mode))
          #expect(count(before, isRed) == 0)
          let attributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          ]
          UINavigationBar.appearance().titleTextAttributes = attributes
          UINavigationBar.appearance().largeTitleTextAttributes = attributes
          let letters = try reds(Page(mode: mode))
          UINavigationBar.appearance().titleTextAttributes = nil
          UINavigationBar.appearance().largeTitleTextAttributes = nil
          #expect(letters > 200)
          #expect(try bitmap(Page(mode: mode)) == before)
        }
      }
    }
  }

  @Test func groundsOfBarsAreTheirAppearances() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = appearance
        // At the edge of what is scrolled, a bar without an appearance of its own has no ground.
        #expect(try reds(Page(mode: .inline)) == 0)
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        let filled = try bitmap(Page(mode: .inline))
        #expect(count(filled, isRed) > 393 * 40 && isRed(filled[5, 20]) && !isRed(filled[5, 200]))
        // Whoever changes the appearance afterwards changes the bar.
        appearance.configureWithTransparentBackground()
        #expect(try reds(Page(mode: .inline)) == 0)
        UINavigationBar.appearance().scrollEdgeAppearance = nil
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
      }
    }
  }

  @Test func modifiersComeBeforeTheProgram() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        defer { UINavigationBar.appearance().scrollEdgeAppearance = nil }
        let view = NavigationStack {
          Color.white.navigationTitle("H").navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Color.blue, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
        }
        let letters = try reds(view)
        #expect(letters == 0)
      }
    }
  }

  @Test func dotsOfPagesAreColoured() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let pages = TabView {
          Color.black
          Color.black
        }
        .tabViewStyle(.page)
        #expect(try reds(pages) == 0)
        UIPageControl.appearance().currentPageIndicatorTintColor = UIColor.red
        UIPageControl.appearance().pageIndicatorTintColor = UIColor.red.withAlphaComponent(0.5)
        defer {
          UIPageControl.appearance().currentPageIndicatorTintColor = nil
          UIPageControl.appearance().pageIndicatorTintColor = nil
        }
        let dots = try bitmap(pages)
        // A dot is 8 points across: an area of 50, a few of whose pixels lie on the edge.
        #expect((30...52).contains(count(dots, isRed)))
        #expect((30...52).contains(count(dots) { (120...136).contains($0.red) && $0.green == 0 }))
      }
    }
  }

  @Test func segmentsAreColoured() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let picker = Picker("", selection: .constant(0)) {
          Text("HHHH").tag(0)
          Text("HHHH").tag(1)
        }
        .pickerStyle(.segmented)
        .frame(width: 200)
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().backgroundColor = .blue
        UISegmentedControl.appearance().setTitleTextAttributes(
          [.foregroundColor: UIColor.white], for: .selected)
        defer {
          UISegmentedControl.appearance().selectedSegmentTintColor = nil
          UISegmentedControl.appearance().backgroundColor = nil
          UISegmentedControl.appearance().setTitleTextAttributes(nil, for: .selected)
        }
        let bitmap = try bitmap(picker, width: 200, height: 32)
        #expect(isRed(bitmap[10, 16]) && bitmap[190, 16].blue > 240 && bitmap[190, 16].red < 20)
        let isWhite = { (color: RGBA8) in color.red > 250 && color.green > 250 && color.blue > 250 }
        #expect(count(bitmap, isWhite) > 20)
      }
    }
  }

  @Test func tabsAreColoured() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let tabs = TabView(selection: .constant(0)) {
          Color.white.tabItem { Text("HHHH") }.tag(0)
          Color.white.tabItem { Text("HHHH") }.tag(1)
        }
        UITabBar.appearance().unselectedItemTintColor = .red
        let letters = try reds(tabs)
        UITabBar.appearance().unselectedItemTintColor = nil
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .red
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
          .foregroundColor: UIColor.red
        ]
        UITabBar.appearance().standardAppearance = appearance
        let again = try reds(tabs)
        UITabBar.appearance().standardAppearance = UITabBarAppearance()
        #expect(letters > 20 && again == letters)
      }
    }
  }
}
