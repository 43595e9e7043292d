import Foundation
import StillRaster
import Stillframe

/// Makes a path of any steps, and does with it what shapes do.
enum PathFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    var choices = unsafe Choices(bytes)
    // Painting takes a hundred times as long as all the rest. By all bytes, so that no search for new code can learn to choose it.
    let isPainted = unsafe bytes.reduce(0 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 } >> 26 == 0
    // A quarter of all is read as the text that a path prints.
    if choices.pick(4) == 0 {
      let text = unsafe String(decoding: bytes.dropFirst(), as: UTF8.self)
      if let path = Path(text) { use(path, &choices, isPainted: isPainted) }
      return
    }
    use(path(&choices, depth: 0), &choices, isPainted: isPainted)
  }

  private static func path(_ choices: inout Choices, depth: Int) -> Path {
    var path = Path()
    for _ in 0..<64 where !choices.isEmpty {
      step(&path, &choices, depth: depth)
    }
    return path
  }

  private static func step(_ path: inout Path, _ choices: inout Choices, depth: Int) {
    switch choices.pick(14) {
    case 0: path.move(to: choices.point())
    case 1, 2: path.addLine(to: choices.point())
    case 3: path.addQuadCurve(to: choices.point(), control: choices.point())
    case 4:
      path.addCurve(
        to: choices.point(), control1: choices.point(), control2: choices.point())
    case 5: path.closeSubpath()
    case 6: path.addRect(choices.rect(), transform: transform(&choices))
    case 7: path.addEllipse(in: choices.rect(), transform: transform(&choices))
    case 8:
      path.addRoundedRect(
        in: choices.rect(), cornerSize: choices.size(),
        style: choices.flag() ? .continuous : .circular)
    case 9:
      path.addArc(
        center: choices.point(), radius: choices.number(), startAngle: .degrees(choices.number()),
        endAngle: .degrees(choices.number()), clockwise: choices.flag())
    case 10:
      path.addArc(
        tangent1End: choices.point(), tangent2End: choices.point(), radius: choices.number())
    case 11:
      path.addRelativeArc(
        center: choices.point(), radius: choices.number(), startAngle: .degrees(choices.number()),
        delta: .degrees(choices.number()))
    case 12: path = path.applying(transform(&choices))
    default:
      if depth < 2 {
        path.addPath(self.path(&choices, depth: depth + 1), transform: transform(&choices))
      }
    }
  }

  private static func transform(_ choices: inout Choices) -> CGAffineTransform {
    guard choices.pick(3) == 0 else { return .identity }
    return CGAffineTransform(
      a: choices.number(), b: choices.number(), c: choices.number(), d: choices.number(),
      tx: choices.number(), ty: choices.number())
  }

  private static func use(_ path: Path, _ choices: inout Choices, isPainted: Bool) {
    let style = StrokeStyle(
      lineWidth: choices.number(), lineCap: choices.element(of: [.butt, .round, .square]),
      lineJoin: choices.element(of: [.miter, .round, .bevel]), miterLimit: choices.number(),
      dash: (0..<choices.pick(4)).map { _ in choices.number() }, dashPhase: choices.number())
    _ = path.boundingRect
    _ = path.contains(choices.point(), eoFill: choices.flag())
    _ = path.offsetBy(dx: choices.number(), dy: choices.number())
    let trimmed = path.trimmedPath(from: choices.number() / 100, to: choices.number() / 100)
    if choices.pick(4) == 0 {
      let (description, start) = (path.description, path.currentPoint)
      if let read = Path(description) {
        precondition(read.isEmpty == path.isEmpty || start != nil)
      }
    }
    // Paths that are far too long to be outlined are skipped.
    let bounds = path.boundingRect
    guard isPainted, bounds.width < 1e5, bounds.height < 1e5 else { return }
    paint(path, trimmed, style)
  }

  private static func paint(_ path: Path, _ trimmed: Path, _ style: StrokeStyle) {
    let content = ZStack {
      path.fill(Color.red, style: FillStyle(eoFill: true))
      path.stroke(Color.blue, style: style)
      trimmed.fill(Color.green.opacity(0.5))
    }
    .frame(width: 24, height: 24)
    TreeFuzzing.check(AnyView(content), again: false)
  }
}
