import Foundation
import StillReport

/// The change of a frame, in points.
struct FrameShift: Hashable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var width: CGFloat = 0
  var height: CGFloat = 0

  init() {}

  init(from old: CGRect, to new: CGRect) {
    x = Self.difference(old.minX, new.minX)
    y = Self.difference(old.minY, new.minY)
    width = Self.difference(old.width, new.width)
    height = Self.difference(old.height, new.height)
  }

  /// Thousandths; less than a hundredth is nothing.
  private static func difference(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    let difference = ((new - old) * 1000).rounded() / 1000
    return abs(difference) < 0.01 ? 0 : difference
  }

  var isNothing: Bool { !moves && !resizes }
  var moves: Bool { x != 0 || y != 0 }
  var resizes: Bool { width != 0 || height != 0 }

  func movesLike(_ other: FrameShift) -> Bool { x == other.x && y == other.y }

  /// "moved 3 right and 2 down"; nil: it did not.
  var movement: String? {
    guard moves else { return nil }
    return "moved \(direction)"
  }

  /// "3 right and 2 down".
  var direction: String {
    var parts: [String] = []
    if x != 0 { parts.append("\(LayoutReport.print(abs(x))) \(x > 0 ? "right" : "left")") }
    if y != 0 { parts.append("\(LayoutReport.print(abs(y))) \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// "grew by 12 × 0"; nil: it did not.
  var growth: String? {
    guard resizes else { return nil }
    let size = "\(LayoutReport.print(abs(width))) × \(LayoutReport.print(abs(height)))"
    if width >= 0, height >= 0 { return "grew by \(size)" }
    if width <= 0, height <= 0 { return "shrank by \(size)" }
    func side(_ length: CGFloat, _ name: String) -> String {
      "\(LayoutReport.print(abs(length))) \(length > 0 ? "more" : "less") \(name)"
    }
    return "got \(side(width, "wide")) and \(side(height, "high"))"
  }

  /// Both; nil: neither.
  var words: String? {
    switch (movement, growth) {
    case (let movement?, let growth?): "\(movement) and \(growth)"
    case (let movement?, nil): movement
    case (nil, let growth?): growth
    case (nil, nil): nil
    }
  }

  /// For several views that did not all do the same: the most that any of them did.
  static func most(of shifts: [FrameShift]) -> String? {
    guard let first = shifts.first else { return nil }
    if shifts.allSatisfy({ $0 == first }) { return first.words }
    var parts: [String] = []
    let moved = shifts.filter(\.moves)
    if !moved.isEmpty { parts.append("moved by up to \(extent(moved, \.x, \.y))") }
    let resized = shifts.filter(\.resizes)
    if !resized.isEmpty {
      let grows = resized.allSatisfy { $0.width >= 0 && $0.height >= 0 }
      let shrinks = resized.allSatisfy { $0.width <= 0 && $0.height <= 0 }
      parts.append(
        "\(grows ? "grew" : shrinks ? "shrank" : "changed size") by up to "
          + extent(resized, \.width, \.height))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private static func extent(
    _ shifts: [FrameShift], _ first: KeyPath<FrameShift, CGFloat>,
    _ second: KeyPath<FrameShift, CGFloat>
  ) -> String {
    let a = shifts.map { abs($0[keyPath: first]) }.max() ?? 0
    let b = shifts.map { abs($0[keyPath: second]) }.max() ?? 0
    return "\(LayoutReport.print(a)) × \(LayoutReport.print(b))"
  }
}
