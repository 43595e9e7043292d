import Foundation
import SwiftUI
import Testing

/// A view, taps on it, and what has to be shown at some moments: on a stage that moves from one to the next, and in a
/// film whose frames are asked for backwards.
struct MotionVector: Sendable, CustomTestStringConvertible {
  let id: String
  let rule: String
  /// Why what is expected is wrong; nil for what has to be.
  let disputed: String?
  private let check: @Sendable () -> [String]

  /// What is expected at a moment, in seconds and points.
  struct Moment: Sendable {
    let time: TimeInterval
    let frames: [(String, [CGFloat])]
    let present: [String]
    let absent: [String]
    let texts: [(String, String)]
    let tolerance: Double

    init(
      at time: TimeInterval, frames: KeyValuePairs<String, [CGFloat]> = [:],
      present: [String] = [], absent: [String] = [], texts: KeyValuePairs<String, String> = [:],
      tolerance: Double = 0.05
    ) {
      self.time = time
      self.frames = frames.map { ($0.key, $0.value) }
      self.present = present
      self.absent = absent
      self.texts = texts.map { ($0.key, $0.value) }
      self.tolerance = tolerance
    }
  }

  /// - Parameters:
  ///   - size: width and height of the stage.
  ///   - taps: identifiers, and seconds.
  init<Content: View>(
    _ id: String, rule: String, disputed: String? = nil, size: [CGFloat],
    taps: [(String, TimeInterval)],
    moments: [Moment], content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.rule = rule
    self.disputed = disputed
    check = {
      let size = CGSize(width: size[0], height: size[1])
      do {
        let problems = try onStage(size, taps, moments, content)
        return try problems.isEmpty ? inFilm(size, taps, moments, content) : problems
      } catch {
        return ["\(error)"]
      }
    }
  }

  func expectMatch(sourceLocation: SourceLocation = #_sourceLocation) {
    let problems = check().map { "\(id) (\(rule)): \($0)" }
    if let disputed {
      #expect(
        problems != [], "\(id) passes, though it is disputed: \(disputed)",
        sourceLocation: sourceLocation)
    } else {
      #expect(problems == [], sourceLocation: sourceLocation)
    }
  }

  var testDescription: String { id }
}

private func onStage<Content: View>(
  _ size: CGSize, _ taps: [(String, TimeInterval)], _ moments: [MotionVector.Moment],
  _ content: @escaping @MainActor @Sendable () -> Content
) throws -> [String] {
  let stage = Stage(size: size) { content() }
  var open = taps[...]
  var problems: [String] = []
  for moment in moments {
    while let (name, time) = open.first, time <= moment.time {
      stage.advance(by: time - stage.time)
      try stage.tap(name)
      open = open.dropFirst()
    }
    stage.advance(by: moment.time - stage.time)
    problems += differences(try stage.layoutReport(), moment, "stage")
  }
  return problems
}

private func inFilm<Content: View>(
  _ size: CGSize, _ taps: [(String, TimeInterval)], _ moments: [MotionVector.Moment],
  _ content: @escaping @MainActor @Sendable () -> Content
) throws -> [String] {
  let film = FrameSequence(
    size: size, fps: 1000, duration: max(moments.last?.time ?? 0, taps.last?.1 ?? 0),
    events: taps.map { .tap($0.0, at: $0.1) }
  ) { content() }
  return try moments.reversed().flatMap { moment in
    differences(
      try film.frame(at: Int((moment.time * 1000).rounded())).layout, moment, "film")
  }
}

private func differences(
  _ report: LayoutReport, _ moment: MotionVector.Moment, _ way: String
) -> [String] {
  let at = "\(way) at \(moment.time)"
  var problems: [String] = []
  for (name, expected) in moment.frames {
    guard let frame = report.frame(of: name) else {
      problems.append("\(at): \(name) is not shown")
      continue
    }
    problems += compare(
      "\(at): \(name)", [frame.minX, frame.minY, frame.width, frame.height], with: expected,
      tolerance: moment.tolerance)
  }
  problems += moment.present.filter { report.frame(of: $0) == nil }.map { "\(at): \($0) is absent" }
  problems += moment.absent.filter { report.frame(of: $0) != nil }.map { "\(at): \($0) is there" }
  for (name, expected) in moment.texts where text(of: name, in: report.root) != expected {
    problems.append(
      "\(at): \(name) says \(text(of: name, in: report.root) ?? "nothing"), expected \(expected)")
  }
  return problems
}

/// The first text in the view with an identifier.
private func text(of identifier: String, in root: LayoutReport.Node) -> String? {
  func first(_ node: LayoutReport.Node) -> String? {
    if let text = node.text { return text }
    return node.children.lazy.compactMap(first).first
  }
  func find(_ node: LayoutReport.Node) -> LayoutReport.Node? {
    if node.identifier == identifier { return node }
    return node.children.lazy.compactMap(find).first
  }
  return find(root).flatMap(first)
}
