import Foundation
import StillTreeSpecs
import Stillframe
import Testing

/// What is written once for both axes gives the same numbers along each of them.
@Suite struct TranspositionTests {
  private static let size = CGSize(width: 130, height: 90)

  /// Frames in depth-first order, without what they are called.
  private func frames(
    _ spec: Spec, _ size: CGSize, _ direction: LayoutDirection = .leftToRight
  ) throws -> [CGRect] {
    let stage = Stage(size: size, scale: 2) {
      SpecView(spec: spec).environment(\.layoutDirection, direction)
    }
    var frames: [CGRect] = []
    func visit(_ node: LayoutReport.Node) {
      frames.append(node.frame)
      node.children.forEach(visit)
    }
    visit(try stage.layoutReport().root)
    return frames
  }

  private func turned(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  @Test(arguments: 0..<600)
  func aTreeTurnedAboutHasItsFramesTurnedAbout(seed: Int) throws {
    var maker = SpecMaker(seed: seed, isSymmetric: true)
    let spec = maker.tree()
    let straight = try frames(spec, Self.size)
    let across = try frames(
      spec.transposed, CGSize(width: Self.size.height, height: Self.size.width))
    try #require(straight.count == across.count, "seed \(seed): \(spec)")
    for (index, (a, b)) in zip(straight, across.map(turned)).enumerated() {
      let isNear =
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
        && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
      try #require(isNear, "seed \(seed), view \(index): \(a) and \(b) of \(spec)")
    }
  }
}

extension TranspositionTests {
  @Test(arguments: 0..<600)
  func aTreeReadFromTheRightHasItsFramesMirrored(seed: Int) throws {
    var maker = SpecMaker(seed: seed)
    let spec = maker.tree().withoutOffsets
    let straight = try frames(spec, Self.size)
    let mirrored = try frames(spec, Self.size, .rightToLeft)
    try #require(straight.count == mirrored.count, "seed \(seed): \(spec)")
    for (index, (a, b)) in zip(straight, mirrored).enumerated() {
      let isNear =
        abs(a.minX - (Self.size.width - b.maxX)) < 1e-6 && abs(a.minY - b.minY) < 1e-6
        && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
      try #require(isNear, "seed \(seed), view \(index): \(a) and \(b) of \(spec)")
    }
  }
}

extension Spec {
  /// The tree without what goes the same way in both directions.
  fileprivate var withoutOffsets: Spec {
    func without(_ items: [Item]) -> [Item] {
      items.map { Item(id: $0.id, spec: $0.spec.withoutOffsets) }
    }
    return switch self {
    case .block, .flexible, .spacer, .divider, .text, .rich: self
    case .stack(let kind, let spacing, let alignment, let items):
      .stack(kind, spacing: spacing, alignment: alignment, without(items))
    case .grid(let rows): .grid(rows.map(without))
    case .list(let isVertical, let items): .list(isVertical: isVertical, without(items))
    case .lazyGrid(let isVertical, let tracks, let items):
      .lazyGrid(isVertical: isVertical, tracks: tracks, without(items))
    case .either(let first, let a, let b): .either(first, a.withoutOffsets, b.withoutOffsets)
    case .maybe(let isThere, let spec): .maybe(isThere, spec.withoutOffsets)
    case .fits(let items): .fits(without(items))
    case .reading(let spec): .reading(spec.withoutOffsets)
    case .modified(.offset, let spec): spec.withoutOffsets
    case .modified(let change, let spec): .modified(change, spec.withoutOffsets)
    }
  }

  /// The tree with its axes exchanged.
  fileprivate var transposed: Spec {
    func turned(_ items: [Item]) -> [Item] {
      items.map { Item(id: $0.id, spec: $0.spec.transposed) }
    }
    return switch self {
    case .block(let hue, let width, let height): .block(hue: hue, width: height, height: width)
    case .flexible, .spacer, .divider, .text, .rich: self
    case .stack(.row, let spacing, let alignment, let items):
      .stack(.column, spacing: spacing, alignment: alignment, turned(items))
    case .stack(.column, let spacing, let alignment, let items):
      .stack(.row, spacing: spacing, alignment: alignment, turned(items))
    case .stack(.exchanged, let spacing, let alignment, let items):
      .stack(.exchanged, spacing: spacing, alignment: alignment + 1, turned(items))
    case .stack(let kind, let spacing, let alignment, let items):
      .stack(kind, spacing: spacing, alignment: alignment, turned(items))
    case .grid(let rows): .grid(rows.map(turned))
    case .list(let isVertical, let items): .list(isVertical: !isVertical, turned(items))
    case .lazyGrid(let isVertical, let tracks, let items):
      .lazyGrid(isVertical: !isVertical, tracks: tracks, turned(items))
    case .either(let first, let a, let b): .either(first, a.transposed, b.transposed)
    case .maybe(let isThere, let spec): .maybe(isThere, spec.transposed)
    case .fits(let items): .fits(turned(items))
    case .reading(let spec): .reading(spec.transposed)
    case .modified(let change, let spec): .modified(change.transposed, spec.transposed)
    }
  }
}

extension Spec.Change {
  fileprivate var transposed: Spec.Change {
    switch self {
    case .frame(let width, let height): .frame(height, width)
    case .wideFrame(let least): .tallFrame(least)
    case .tallFrame(let least): .wideFrame(least)
    case .offset(let x, let y): .offset(y, x)
    case .aspect(let ratio): .aspect(1 / ratio)
    default: self
    }
  }
}
