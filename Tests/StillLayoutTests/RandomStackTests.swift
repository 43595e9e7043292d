import Foundation
import StillGeometry
import StillLayout
import StillTestSupport
import Testing

/// A `PlainChild` as the engine sees it.
private final class Actor: _LayoutElement {
  let child: PlainChild
  let key: AlignmentKey

  init(_ child: PlainChild, _ key: AlignmentKey) {
    self.child = child
    self.key = key
    super.init()
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(proposal.width.map { Double($0) }, proposal.height.map { Double($0) })
    return CGSize(width: size.width, height: size.height)
  }

  /// The engine does not ask those of one size for their least and most.
  override var _isRigid: Bool {
    if case .fixed = child.width, case .fixed = child.height { return true }
    return false
  }

  override var _layoutPriority: Double { child.priority }
  override func _preferredSpacing() -> ViewSpacing { child.isTight ? .zero : ViewSpacing() }

  override func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key, let guide = child.guide else { return nil }
    return guide.share * (key.isVertical ? size.height : size.width) + guide.amount
  }
}

@Suite struct RandomStackTests {
  private struct Case {
    let stack: PlainStack
    let along: Double?
    let across: Double?
  }

  private static func length(_ dice: inout Dice) -> PlainChild.Length {
    let least = Double(Int.random(in: 0...60, using: &dice))
    switch Int.random(in: 0..<6, using: &dice) {
    case 0, 1: return .fixed(least)
    case 2: return .between(0, .infinity, ideal: 10)
    case 3: return .between(least, .infinity, ideal: least + 5)
    case 4: return .between(0, least, ideal: least)
    default:
      let most = least + Double(Int.random(in: 1...80, using: &dice))
      return .between(least, most, ideal: (least + most) / 2)
    }
  }

  private static func child(_ dice: inout Dice) -> PlainChild {
    var child = PlainChild(
      width: length(&dice), height: length(&dice),
      priority: [0, 0, 0, 1, -1, 2.5].randomElement(using: &dice) ?? 0,
      isTight: Int.random(in: 0..<6, using: &dice) == 0, guide: nil)
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: child.width = .area(400)
    case 1: child.height = .area(900)
    default: break
    }
    if Int.random(in: 0..<4, using: &dice) == 0 {
      child.guide = (
        [0, 0.25, 1].randomElement(using: &dice) ?? 0,
        Double(Int.random(in: -30...30, using: &dice))
      )
    }
    return child
  }

  private static func proposal(_ dice: inout Dice) -> Double? {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    default: Double(Int.random(in: 1...400, using: &dice)) / 2
    }
  }

  private static func randomCase(_ dice: inout Dice) -> Case {
    let stack = PlainStack(
      isHorizontal: Bool.random(using: &dice),
      across: [.start, .middle, .end].randomElement(using: &dice) ?? .start,
      gap: [nil, nil, 0, 3, -4].randomElement(using: &dice) ?? nil,
      children: (0..<Int.random(in: 0...7, using: &dice)).map { _ in child(&dice) })
    return Case(stack: stack, along: proposal(&dice), across: proposal(&dice))
  }

  private func agrees(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= 1e-6 * max(1, abs(a))
  }

  /// What differs between the engine and the plain rules; nil: nothing.
  private func difference(_ random: Case) -> String? {
    let stack = random.stack
    let proposal =
      stack.isHorizontal
      ? ProposedViewSize(
        width: random.along.map { CGFloat($0) }, height: random.across.map { CGFloat($0) })
      : ProposedViewSize(
        width: random.across.map { CGFloat($0) }, height: random.along.map { CGFloat($0) })
    let gap = stack.gap.map { CGFloat($0) }
    let key: AlignmentKey
    let elements: [Actor]
    let holder: LayoutHolder
    if stack.isHorizontal {
      let alignment: VerticalAlignment =
        switch stack.across {
        case .start: .top
        case .middle: .center
        case .end: .bottom
        }
      key = alignment.key
      elements = stack.children.map { Actor($0, key) }
      holder = LayoutHolder(HStackLayout(alignment: alignment, spacing: gap), elements)
    } else {
      let alignment: HorizontalAlignment =
        switch stack.across {
        case .start: .leading
        case .middle: .center
        case .end: .trailing
        }
      key = alignment.key
      elements = stack.children.map { Actor($0, key) }
      holder = LayoutHolder(VStackLayout(alignment: alignment, spacing: gap), elements)
    }
    let size = holder.size(for: proposal)
    let expected = stack.size(random.along, random.across)
    let (along, across) =
      stack.isHorizontal ? (size.width, size.height) : (size.height, size.width)
    guard agrees(along, expected.along), agrees(across, expected.across) else {
      return "size \(along) × \(across), by the rules \(expected)"
    }
    guard along.isFinite, across.isFinite else { return nil }
    holder.place(at: .zero, size: size, proposal: proposal)
    for (index, rule) in stack.frames(random.along, random.across).enumerated() {
      let frame = elements[index].frame
      let ours =
        stack.isHorizontal
        ? [frame.minX, frame.minY, frame.width, frame.height]
        : [frame.minY, frame.minX, frame.height, frame.width]
      let theirs = [rule.along, rule.across, rule.length, rule.thickness]
      // Where a length across grows without end only while placing, there is nothing to compare.
      if theirs.contains(where: { !$0.isFinite }) { continue }
      guard zip(ours, theirs).allSatisfy({ agrees($0, $1) }) else {
        return "child \(index) at \(ours), by the rules \(theirs)"
      }
    }
    return nil
  }

  @Test("L2.5–L2.13 four thousand random stacks lie as a plain reading of the rules says")
  func randomStacksAgreeWithThePlainRules() {
    var dice = Dice(seed: 20_26)
    var failures: [String] = []
    for number in 0..<4_000 {
      let random = Self.randomCase(&dice)
      if let difference = difference(random), failures.count < 5 {
        failures.append("stack \(number): \(difference)\n\(random)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
  }
}
