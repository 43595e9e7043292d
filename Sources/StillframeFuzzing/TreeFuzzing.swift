import Foundation
import Stillframe

/// Makes a tree of views of any choices, lays it out and paints it.
enum TreeFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    var choices = unsafe Choices(bytes)
    let proposal = ProposedViewSize(
      width: choices.optionalNumber(), height: choices.optionalNumber())
    let further = choices.pick(16)
    var maker = TreeMaker(choices)
    check(maker.view(depth: 0), proposal: proposal, again: further < 4, asJSON: further == 15)
  }

  /// Lays out and paints, once, or twice to compare what comes of it.
  static func check(
    _ view: AnyView, proposal: ProposedViewSize = .unspecified, again: Bool, asJSON: Bool = false
  ) {
    let first = outcome(of: view, proposal, asJSON: asJSON)
    precondition(
      !again || first == outcome(of: view, proposal), "the same view gives two pictures")
  }

  /// The result for a view: a report and the bytes of a picture, or an error.
  struct Outcome: Equatable, Sendable {
    var report: String
    var picture: [UInt8]
  }

  static func outcome(
    of view: AnyView, _ proposal: ProposedViewSize, asJSON: Bool = false
  ) -> Outcome {
    let renderer = ImageRenderer(content: view.frame(maxWidth: 48, maxHeight: 48).clipped())
    renderer.proposedSize = proposal
    // Bad numbers are what is tried here.
    renderer.onWarning = { _ in }
    do {
      let report = try renderer.layoutReport()
      if asJSON {
        let encoded = try JSONEncoder().encode(report)
        precondition(!encoded.isEmpty)
      }
      guard report.size.width <= 64, report.size.height <= 64 else {
        return Outcome(report: report.description, picture: [])
      }
      return Outcome(
        report: report.description,
        picture: unsafe try renderer.bitmap().withUnsafeBytes { unsafe Array($0) })
    } catch {
      return Outcome(report: "\(error)", picture: [])
    }
  }

  /// Many trees, each once alone and once beside seven others, byte for byte.
  static func compareThreads(_ trees: [[UInt8]]) {
    @Sendable func outcome(_ bytes: [UInt8]) -> Outcome {
      unsafe bytes.withUnsafeBytes { bytes in
        var maker = TreeMaker(unsafe Choices(bytes))
        return Self.outcome(of: maker.view(depth: 0), .unspecified)
      }
    }
    let alone = trees.map(outcome)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in trees.indices {
        let place = (index + thread * 7) % trees.count
        precondition(
          outcome(trees[place]) == alone[place],
          "tree \(place) of these differs on a thread: \(trees[place])")
      }
    }
  }
}

/// A layout that answers and places by numbers that need be none.
private struct AnyLayoutOfNumbers: Layout {
  let answer: CGSize
  let place: CGPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for subview in subviews { _ = subview.sizeThatFits(proposal) }
    return answer
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: place, anchor: .center, proposal: ProposedViewSize(answer))
    }
  }
}

/// Views by choices.
private struct TreeMaker {
  private var choices: Choices
  /// How many more views there may be.
  private var room = 60

  init(_ choices: Choices) {
    self.choices = choices
  }

  mutating func view(depth: Int) -> AnyView {
    room -= 1
    guard room > 0, depth < 12, !choices.isEmpty else { return AnyView(Color.blue) }
    let view = choices.flag() ? container(depth: depth) : leaf()
    return (0..<choices.pick(4)).reduce(view) { view, _ in modified(view, depth: depth) }
  }

  private mutating func views(_ depth: Int) -> [AnyView] {
    (0..<choices.pick(5)).map { _ in view(depth: depth + 1) }
  }

  private mutating func leaf() -> AnyView {
    switch choices.pick(12) {
    case 0, 1: AnyView(Text(choices.text()).font(.system(size: choices.number())))
    case 2: AnyView(Color(red: 0.5, green: Double(choices.number()) / 100, blue: 0))
    case 3: AnyView(Rectangle().stroke(Color.red, lineWidth: choices.number()))
    case 4: AnyView(RoundedRectangle(cornerRadius: choices.number()))
    case 5: AnyView(Circle().trim(from: choices.number() / 100, to: choices.number() / 100))
    case 6: AnyView(Spacer(minLength: choices.optionalNumber()))
    case 7: AnyView(Divider())
    case 8: AnyView(Image(systemName: choices.flag() ? "star.fill" : choices.text()))
    case 9:
      AnyView(
        LinearGradient(
          colors: [.red, .green], startPoint: UnitPoint(x: choices.number(), y: choices.number()),
          endPoint: UnitPoint(x: choices.number(), y: 0)))
    case 10: AnyView(Button(choices.text()) {})
    default: AnyView(EmptyView())
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let kind = choices.pick(13)
    let spacing = choices.optionalNumber()
    let inside = views(depth)
    let content = ForEach(0..<inside.count, id: \.self) { inside[$0] }
    switch kind {
    case 0, 1:
      return AnyView(
        HStack(
          alignment: choices.element(of: [.top, .center, .firstTextBaseline]), spacing: spacing
        ) {
          content
        })
    case 2, 3:
      return AnyView(VStack(alignment: .leading, spacing: spacing) { content })
    case 4: return AnyView(ZStack(alignment: .bottomTrailing) { content })
    case 5:
      let (first, second) = (Array(inside.prefix(2)), Array(inside.dropFirst(2)))
      return AnyView(
        Grid(horizontalSpacing: spacing) {
          GridRow { ForEach(0..<first.count, id: \.self) { first[$0] } }
          GridRow { ForEach(0..<second.count, id: \.self) { second[$0] } }
        })
    case 6:
      let items = [
        GridItem(.fixed(choices.number())), GridItem(.flexible(minimum: choices.number())),
        GridItem(.adaptive(minimum: choices.number())),
      ]
      return AnyView(LazyVGrid(columns: items, spacing: spacing) { content })
    case 7: return AnyView(ScrollView { LazyVStack(spacing: spacing) { content } })
    case 8: return AnyView(ViewThatFits { content })
    case 9:
      let factor = choices.number()
      return AnyView(
        GeometryReader { geometry in
          ZStack { content }.frame(width: geometry.size.width * factor)
        })
    case 10:
      return AnyView(
        AnyLayoutOfNumbers(answer: choices.size(), place: choices.point())() { content })
    case 11: return AnyView(Group { content })
    default: return AnyView(content)
    }
  }

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch choices.pick(24) {
    case 0: AnyView(view.padding(choices.number()))
    case 1: AnyView(view.frame(width: choices.optionalNumber(), height: choices.optionalNumber()))
    case 2:
      AnyView(
        view.frame(
          minWidth: choices.optionalNumber(), maxWidth: choices.optionalNumber(),
          minHeight: choices.optionalNumber(), maxHeight: choices.optionalNumber()))
    case 3: AnyView(view.offset(x: choices.number(), y: choices.number()))
    case 4: AnyView(view.position(choices.point()))
    case 5: AnyView(view.opacity(Double(choices.number()) / 100))
    case 6: AnyView(view.rotationEffect(.degrees(Double(choices.number()))))
    case 7: AnyView(view.scaleEffect(choices.number() / 10))
    case 8: AnyView(view.clipShape(RoundedRectangle(cornerRadius: choices.number())))
    case 9: AnyView(view.background(self.view(depth: depth + 1)))
    case 10: AnyView(view.overlay(self.view(depth: depth + 1)))
    case 11: AnyView(view.fixedSize(horizontal: choices.flag(), vertical: choices.flag()))
    case 12: AnyView(view.aspectRatio(choices.optionalNumber(), contentMode: .fit))
    case 13: AnyView(view.layoutPriority(Double(choices.number())))
    case 14: AnyView(view.mask(self.view(depth: depth + 1)))
    case 15:
      // Mostly small ones: a large blur takes longer than all the rest, and teaches no more.
      AnyView(
        view.shadow(
          radius: min(choices.number(), choices.pick(8) == 7 ? 40 : 4), x: choices.number(), y: 1))
    case 16: AnyView(view.accessibilityIdentifier(choices.text()))
    case 17: AnyView(view.lineLimit(choices.pick(4)))
    case 18: AnyView(view.zIndex(Double(choices.number())))
    case 19: AnyView(view.id(choices.pick(3)))
    case 20: alignmentGuide(view)
    case 21: AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 22: AnyView(view.foregroundStyle(.red, .blue))
    default: AnyView(view.hidden())
    }
  }

  private mutating func alignmentGuide(_ view: AnyView) -> AnyView {
    let number = choices.number()
    return AnyView(view.alignmentGuide(.leading) { _ in number })
  }
}
