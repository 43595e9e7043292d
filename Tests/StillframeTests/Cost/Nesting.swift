import Foundation
import StillViewsTestSupport
import Stillframe
import Synchronization
import Testing

/// A container around one view, for tests that nest it in itself a thousand times.
///
/// To put another container under all those tests, add it to `basics`.
struct Nesting: Sendable, CustomTestStringConvertible {
  let name: String
  /// How deep it can be nested when nothing is remembered.
  let uncachedDepth: Int
  /// Puts the container around a view; the number is that of the level, from the inside.
  let wrap: @Sendable (AnyView, Int) -> AnyView

  init<V: View>(
    _ name: String, uncachedDepth: Int = 5,
    @ViewBuilder wrap: @escaping @Sendable (AnyView, Int) -> V
  ) {
    self.name = name
    self.uncachedDepth = uncachedDepth
    self.wrap = { AnyView(wrap($0, $1)) }
  }

  var testDescription: String { name }

  /// A view in `depth` containers.
  func nested(_ depth: Int, _ view: some View) -> AnyView {
    (0..<depth).reduce(AnyView(view)) { wrap($0, $1) }
  }

  private static func pair<L: Layout>(_ layout: L, _ view: AnyView) -> some View {
    layout {
      view
      Color.red.frame(width: 0.01, height: 0.01)
    }
  }

  static var all: [Nesting] { basics + grids }

  static let basics: [Nesting] = [
    Nesting("HStack") { view, _ in pair(HStackLayout(spacing: 0), view) },
    Nesting("VStack") { view, _ in pair(VStackLayout(spacing: 0), view) },
    Nesting("ZStack") { view, _ in pair(ZStackLayout(), view) },
    Nesting("HStack and VStack") { view, level in
      pair(
        level.isMultiple(of: 2)
          ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0)), view)
    },
    Nesting("HStack with a flexible neighbour") { view, _ in
      HStack(spacing: 0) {
        view
        Color.red.frame(maxWidth: 0.01)
      }
    },
    Nesting("HStack and VStack with flexible neighbours") { view, level in
      (level.isMultiple(of: 2)
        ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
          view
          Color.red.frame(minWidth: 0.001, maxWidth: 0.01, minHeight: 0.001, maxHeight: 0.01)
        }
    },
    Nesting("HStack with priorities") { view, _ in
      HStack(spacing: 0) {
        view.layoutPriority(1)
        Color.red.frame(maxWidth: 0.01)
      }
    },
    Nesting("HStack on baselines") { view, _ in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        view
        Color.red.frame(width: 0.01)
      }
    },
    Nesting("HStack and VStack on guides") { view, level in
      let row = AnyLayout(HStackLayout(alignment: .third, spacing: 0))
      (level.isMultiple(of: 2) ? row : AnyLayout(VStackLayout(spacing: 0))) {
        view
        Color.red.frame(width: 0.01, height: 0.01).alignmentGuide(.third) { $0.height }
      }
    },
    Nesting("ZStack on guides") { view, _ in
      pair(ZStackLayout(alignment: Alignment(horizontal: .leading, vertical: .third)), view)
    },
    Nesting("frame") { view, _ in view.frame(width: 200) },
    Nesting("flexible frame") { view, _ in view.frame(minWidth: 1, maxHeight: .infinity) },
    Nesting("padding") { view, _ in view.padding(0.01) },
    Nesting("overlay") { view, _ in view.overlay { Color.red } },
    Nesting("background") { view, _ in view.background(alignment: .topLeading) { Color.red } },
    Nesting("in an overlay") { view, _ in Color.red.overlay { view } },
    Nesting("in a background") { view, _ in Color.red.background { view } },
    Nesting("mask") { view, _ in view.mask { Color.red } },
    Nesting("in a mask") { view, _ in Color.red.mask { view } },
    Nesting("aspectRatio") { view, _ in view.aspectRatio(1.5, contentMode: .fit) },
    Nesting("scaledToFit") { view, _ in view.scaledToFit() },
    Nesting("fixedSize") { view, _ in view.fixedSize() },
    Nesting("fixedSize of an axis") { view, _ in view.fixedSize(horizontal: true, vertical: false)
    },
    Nesting("offset") { view, _ in view.offset(x: 0.01) },
    Nesting("position") { view, _ in view.position(x: 1, y: 1) },
    Nesting("opacity") { view, _ in view.opacity(0.999) },
    Nesting("alignmentGuide") { view, _ in view.alignmentGuide(.third) { $0[.third] + 0.01 } },
    Nesting("AnyLayout") { view, _ in pair(AnyLayout(VStackLayout()), view) },
    Nesting("custom layout") { view, _ in pair(PassingLayout(), view) },
    Nesting("ScrollView") { view, _ in ScrollView { view } },
    Nesting("ScrollView of an axis") { view, _ in ScrollView(.horizontal) { view } },
    Nesting("ViewThatFits") { view, _ in
      // The first one, because with nothing proposed that is chosen, however large it is.
      ViewThatFits {
        view
        Color.red.frame(width: 1, height: 1)
      }
    },
    Nesting("ViewThatFits of an axis") { view, level in
      ViewThatFits(in: level.isMultiple(of: 2) ? .vertical : .horizontal) {
        Color.red.frame(width: 10_000, height: 10_000)
        view
        Color.red.frame(width: 1, height: 1)
      }
    },
    Nesting("GeometryReader") { view, _ in GeometryReader { _ in view } },
    Nesting("LazyVStack") { view, _ in LazyVStack { view } },
    Nesting("LazyVGrid") { view, _ in LazyVGrid(columns: [GridItem()]) { view } },
    Nesting("scrolled LazyVStack") { view, _ in ScrollView { LazyVStack { view } } },
    Nesting("ForEach") { view, _ in ForEach(0..<1) { _ in view } },
    Nesting("Group and condition") { view, level in Group { if level >= 0 { view } } },
    Nesting("identity") { view, level in view.id(level) },
    Nesting("relative frame") { view, _ in view.containerRelativeFrame(.horizontal) },
    Nesting("named space") { view, level in view.coordinateSpace(.named(level)) },
    Nesting("place readers") { view, level in
      GeometryReader { geometry in
        view.frame(width: max(geometry.frame(in: .named(level)).width, 1))
      }
      .coordinateSpace(.named(level))
    },
    Nesting("safe area inset") { view, _ in
      view.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 0.01) }
    },
    Nesting("preferences") { view, level in view.preference(key: NestingKey.self, value: level) },
    Nesting("transformed preferences") { view, level in
      view.transformPreference(NestingKey.self) { $0 += level }
    },
    Nesting("preference actions") { view, level in
      view.preference(key: NestingKey.self, value: level)
        .onPreferenceChange(NestingKey.self) { _ in }
    },
    Nesting("preference readers") { view, _ in
      view.overlayPreferenceValue(NestingKey.self) { _ in Color.clear }
    },
  ]
}

/// A layout that passes its proposal on to all its views.
private struct PassingLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let answer = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// What one leaf was asked.
final class ProposalNotes: Sendable {
  private let notes = Mutex<(all: Int, distinct: Set<String>)>((0, []))

  func add(_ proposal: ProposedViewSize) {
    notes.withLock {
      $0.all += 1
      $0.distinct.insert("\(proposal)")
    }
  }

  var all: Int { notes.withLock { $0.all } }
  var distinct: Set<String> { notes.withLock { $0.distinct } }
}

/// A leaf that notes every proposal that it is asked about. An ordinary view to its container: it has
/// something inside, and its size depends on what is proposed.
struct NotingLeaf: View {
  let notes: ProposalNotes
  var limit: CGFloat = .infinity

  var body: some View {
    Noting(notes: notes, limit: limit) { Color.red }.named("leaf")
  }

  private struct Noting: Layout {
    let notes: ProposalNotes
    let limit: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      notes.add(proposal)
      let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 5))
      return CGSize(width: min(size.width, limit), height: min(size.height, limit))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
}

/// Handed up by few.
enum NestingKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
