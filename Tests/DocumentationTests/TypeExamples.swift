import StillframeTesting
import SwiftUI

// The examples in the comments of types, as they are written there.

struct Badge: View {
  let count: Int

  var body: some View {
    Text("\(count)").padding(6).background(.red, in: .capsule)
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(8).border(.gray)
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count) taps") { count += 1 }
  }
}

struct SoundSwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Sound", isOn: $isOn)
  }
}

struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Compiled, and not run: an example for a view each.
private struct Examples: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      first
      second
    }
  }

  @ViewBuilder private var first: some View {
    GeometryReader { proxy in
      Color.blue.frame(width: proxy.size.width / 3)
    }
    ForEach(["Ada", "Grace"], id: \.self) { name in
      Text(name)
    }
    Circle()
      .scaleEffect(isLarge ? 2 : 1)
      .animation(.spring(duration: 0.4, bounce: 0.3), value: isLarge)
    Text("Total: **\(12)**").font(.title).foregroundStyle(.secondary)
    Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
  }

  @ViewBuilder private var second: some View {
    Button("Save", systemImage: "checkmark") { isLarge = false }
      .buttonStyle(.borderedProminent)
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
    }
    NavigationStack {
      NavigationLink("Details") { Text("More") }
        .navigationTitle("Home")
    }
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
    }
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").font(.headline)
      Text("Subtitle")
    }
  }
}

/// Compiled, and not run: it would write files, or change the whole process.
func example1() throws {
  let triangle = Path { path in
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 20))
    path.closeSubpath()
  }
  print(triangle)
}

/// Compiled, and not run: it would write files, or change the whole process.
func example2() throws {
  let report = try ImageRenderer(content: Badge(count: 3).accessibilityIdentifier("badge"))
    .layoutReport()
  print(report.frame(of: "badge") ?? .zero)
}

/// Compiled, and not run: it would write files, or change the whole process.
func example3() throws {
  assertSnapshot(of: Badge(count: 3), as: .image(scale: 2), named: "three")
}

/// Compiled, and not run: it would write files, or change the whole process.
func example4() throws {
  let renderer = ImageRenderer(content: Badge(count: 3))
  renderer.scale = 2
  try renderer.write(to: URL(fileURLWithPath: "badge.png"))
}

/// Compiled, and not run: it would write files, or change the whole process.
func example5() throws {
  let stage = Stage(size: CGSize(width: 200, height: 100)) { Counter() }
  try stage.tap("0 taps")
  print(try stage.layoutReport())
}

/// Compiled, and not run: it would write files, or change the whole process.
func example6() throws {
  let film = FrameSequence(
    size: CGSize(width: 200, height: 100), fps: 30, duration: 1, events: [.tap("0 taps", at: 0.5)]
  ) {
    Counter()
  }
  try film.write(to: URL(fileURLWithPath: "counter.gif"))
}

/// Compiled, and not run: it would write files, or change the whole process.
func example7() throws {
  try FontRegistry.register(url: URL(fileURLWithPath: "fonts/Brand.ttf"))
  let title = Text("Title").font(.custom("Brand", size: 20))
  print(title)
}

/// Compiled, and not run: it would write files, or change the whole process.
func example8() throws {
  try ImageRegistry.register(folder: URL(fileURLWithPath: "pictures"))
  let logo = Image("logo")
  print(logo)
}

/// Compiled, and not run: it would record goldens.
func exampleOfAMatrix() {
  let matrix = SnapshotMatrix(
    colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3])
  assertSnapshot(of: Card(), as: .sheet(matrix))  // one picture
  assertSnapshots(of: Card(), as: matrix.cells())  // one golden per cell
}
