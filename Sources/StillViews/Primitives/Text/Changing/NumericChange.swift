import Foundation
import StillDrawing
import StillGeometry
import StillViewGraph

/// The way from one number to another, letter by letter: those that stay move to their new places, those that go leave
/// upwards, and new ones come after them from below (C10.17).
///
/// How far letters go, how much they blur and how they follow each other is our choice; SwiftUI's amounts are unknown.
struct NumericChange {
  /// A letter with its drawing.
  struct Letter {
    /// The characters that it shows.
    let name: String
    /// In the coordinates of its text, points.
    let bounds: CGRect
    let commands: [DrawCommand]
  }

  /// One position of the number: its previous and its new letter.
  private struct Place {
    let old: Letter?
    let new: Letter?
  }

  private let places: [Place]
  private let isRising: Bool

  /// Nil when either of the texts has no letters to tell apart.
  init?(from old: [Letter]?, to new: [Letter]?, isRising: Bool) {
    guard let old, let new else { return nil }
    self.isRising = isRising
    var start = 0
    while start < min(old.count, new.count), old[start].name == new[start].name { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end].name == new[new.count - 1 - end].name
    {
      end += 1
    }
    var places = (0..<start).map { Place(old: old[$0], new: new[$0]) }
    // Between the common start and end, digits with the same place value correspond: they are counted from the right.
    let (goes, comes) = (old[start..<old.count - end], new[start..<new.count - end])
    let width = max(goes.count, comes.count)
    for place in (0..<width).reversed() {
      places.append(
        Place(
          old: place < goes.count ? goes[goes.endIndex - 1 - place] : nil,
          new: place < comes.count ? comes[comes.endIndex - 1 - place] : nil))
    }
    places += (0..<end).reversed().map {
      Place(old: old[old.count - 1 - $0], new: new[new.count - 1 - $0])
    }
    self.places = places
  }

  /// How much of the time lies between the first letter's start and the last one's.
  private static var stagger: Double { 0.25 }
  /// How far letters go, in their own height.
  private static var reach: CGFloat { 0.6 }
  /// How much they are blurred where they are out of sight, in their own height.
  private static var blur: CGFloat { 0.12 }

  /// Draws the number with the upper left corner of its text at a point.
  func draw(at origin: CGPoint, progress: Double, _ pass: inout DrawingPass) {
    let changing = places.indices.filter { places[$0].old?.name != places[$0].new?.name }
    for (index, place) in places.enumerated() {
      if let old = place.old, let new = place.new, old.name == new.name {
        stay(from: old, to: new, progress: min(max(progress, 0), 1), origin, &pass)
        continue
      }
      let turn = changing.firstIndex(of: index) ?? 0
      let lag = Self.stagger * Double(turn) / Double(max(changing.count - 1, 1))
      let own = min(max((progress - lag) / (1 - Self.stagger), 0), 1)
      if let old = place.old { leave(old, progress: own, origin, &pass) }
      if let new = place.new { come(new, progress: own, origin, &pass) }
    }
  }

  private func stay(
    from old: Letter, to new: Letter, progress: CGFloat, _ origin: CGPoint,
    _ pass: inout DrawingPass
  ) {
    // The new letter, in its own colour, where the old one was at first.
    let shift = (1 - progress) * (old.bounds.minX - new.bounds.minX)
    let rise = (1 - progress) * (old.bounds.maxY - new.bounds.maxY)
    paint(new, shift: CGPoint(x: origin.x + shift, y: origin.y + rise), opacity: 1, 0, &pass)
  }

  private func leave(
    _ letter: Letter, progress: CGFloat, _ origin: CGPoint, _ pass: inout DrawingPass
  ) {
    let height = letter.bounds.height
    let way = (isRising ? -1 : 1) * Self.reach * height * progress
    paint(
      letter, shift: CGPoint(x: origin.x, y: origin.y + way), opacity: 1 - progress,
      Self.blur * height * progress, &pass)
  }

  private func come(
    _ letter: Letter, progress: CGFloat, _ origin: CGPoint, _ pass: inout DrawingPass
  ) {
    let height = letter.bounds.height
    let way = (isRising ? 1 : -1) * Self.reach * height * (1 - progress)
    paint(
      letter, shift: CGPoint(x: origin.x, y: origin.y + way), opacity: progress,
      Self.blur * height * (1 - progress), &pass)
  }

  private func paint(
    _ letter: Letter, shift: CGPoint, opacity: CGFloat, _ radius: CGFloat,
    _ pass: inout DrawingPass
  ) {
    guard !letter.commands.isEmpty else { return }
    var effects: [Effect] = []
    if radius > 0.01 { effects.append(.blur(LayerBlur(radius: radius))) }
    if opacity < 1 { effects.append(.opacity(opacity)) }
    effects.append(.transform(CGAffineTransform(translationX: shift.x, y: shift.y)))
    pass.layer(Layer(effects: effects)) { pass in
      for command in letter.commands { pass.add(command) }
    }
  }
}
