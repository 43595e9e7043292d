import Foundation
import StillGeometry
import StillLayout
package import StillReport
import StillRuntime

extension ViewGraph {
  /// Returns the result of layout at the graph's time, explained as far as it was recorded. Call `update` first.
  ///
  /// - Parameter isSpoken: Whether views have the labels and traits that assistive technologies read.
  package func report(isSpoken: Bool = false) -> LayoutReport {
    // Views that are read and not drawn are laid out for their labels: that is no part of the record.
    let measurements = recorder?.count
    var builder = ReportBuilder(
      time: time, grid: grid, recorder: recorder, looks: recorder == nil ? [:] : looks,
      spoken: isSpoken ? spokenElements : [:])
    var nodes: [LayoutReport.Node] = []
    if let root {
      MainActorAssumption.during { builder.visit(root, .identity, into: &nodes) }
    }
    let frame = CGRect(origin: root?.frame.origin ?? .zero, size: contentSize)
    var top = LayoutReport.Node(view: "VStack", frame: frame, children: nodes)
    top.role = .implied
    if nodes.count == 1 { top = nodes[0] }
    return LayoutReport(
      size: contentSize, root: top, warnings: warnings, measurements: measurements)
  }
}

extension ViewGraph {
  /// The drawing of each element, by its identity.
  private var looks: [ObjectIdentifier: [String]] {
    guard let root else { return [:] }
    var pass = DrawingPass(time: time, grid: grid)
    pass.trace = DrawingTrace()
    MainActorAssumption.during { pass.draw(root) }
    return pass.trace?.looks(in: pass.commands) ?? [:]
  }
}

extension ViewGraph {
  /// Label and traits of each accessibility element, by the identity of the node that it stands for.
  private var spokenElements: [ObjectIdentifier: AccessibilityProperties] {
    var spoken: [ObjectIdentifier: AccessibilityProperties] = [:]
    var elements: [(item: AccessibilityItem, containers: [String])] = []
    for item in accessibilityItems() { item.appendElements(to: &elements) }
    for (item, _) in elements {
      guard let node = item.node else { continue }
      spoken[ObjectIdentifier(node)] = item.properties
    }
    return spoken
  }
}

/// Describes elements from the outside in.
private struct ReportBuilder {
  let time: TimeInterval
  let grid: PixelGrid
  let recorder: LayoutRecorder?
  let looks: [ObjectIdentifier: [String]]
  /// Label and traits by the identity of elements; empty where nobody asked.
  let spoken: [ObjectIdentifier: AccessibilityProperties]
  /// The element below which names are reported again; nil: here.
  private var unnamedUntil: _ViewNode?

  init(
    time: TimeInterval, grid: PixelGrid, recorder: LayoutRecorder?,
    looks: [ObjectIdentifier: [String]], spoken: [ObjectIdentifier: AccessibilityProperties]
  ) {
    self.time = time
    self.grid = grid
    self.recorder = recorder
    self.looks = looks
    self.spoken = spoken
  }

  /// Appends what an element stands for; `transform` is that of the effects around it.
  mutating func visit(
    _ element: _ViewNode, _ transform: CGAffineTransform, into nodes: inout [LayoutReport.Node]
  ) {
    CallStack.ensured {
      let first = nodes.count
      defer { name(element, &nodes, from: first) }
      var inner = transform
      if let effect = (element as? any TransformingElement)?.effectTransform(at: time) {
        inner = effect.concatenating(transform)
      }
      let outer = unnamedUntil
      defer { unnamedUntil = outer }
      if element === unnamedUntil { unnamedUntil = nil }
      let isNamed = unnamedUntil == nil
      if isNamed, let transition = element as? TransitionElement {
        unnamedUntil = transition.plainContent
      }
      var children: [LayoutReport.Node] = []
      let inside =
        (element as? any PartlyReportedElement)?.reportedElements ?? element.innerElements
      for child in inside {
        visit(child, inner, into: &children)
      }
      let frame = shownFrame(of: element, transform)
      if let identified = element as? IdentifierElement {
        if children.count == 1, children[0].identifier == nil, children[0].frame == frame {
          children[0].identifier = identified.identifier
          nodes.append(children[0])
        } else {
          var node = LayoutReport.Node(
            view: "Identified", identifier: identified.identifier, frame: frame,
            children: children, explanation: explanation(of: element))
          node.isLeaving = element.isLeaving
          node.role = .identifier
          nodes.append(node)
        }
        return
      }
      guard isNamed, let name = element.nameInReport else {
        if recorder != nil, let priority = (element as? any ExplainedElement)?.givenPriority {
          for index in children.indices { children[index].explanation?.layoutPriority = priority }
        }
        nodes += children
        return
      }
      var node = LayoutReport.Node(
        view: name, frame: frame, children: children, explanation: explanation(of: element))
      (element as? any ReportedElement)?.describe(&node)
      node.isLeaving = element.isLeaving
      nodes.append(node)
    }
  }

  /// Gives label and traits of an element to the outermost view that stands for it. Several views side by side stay
  /// without, as none of them is the element.
  private func name(
    _ element: _ViewNode, _ nodes: inout [LayoutReport.Node], from first: Int
  ) {
    guard !spoken.isEmpty, nodes.count == first + 1,
      let properties = spoken[ObjectIdentifier(element)]
    else { return }
    nodes[first].label = properties.name
    nodes[first].traits = properties.traits.names
  }

  private func explanation(of element: _ViewNode) -> LayoutExplanation? {
    recorder.map { recorder in
      var explanation = element.explanation(from: recorder)
      explanation.look = looks[ObjectIdentifier(element)] ?? []
      return explanation
    }
  }

  private func shownFrame(of element: _ViewNode, _ transform: CGAffineTransform) -> CGRect {
    let frame = element.presented.reported(at: time, on: grid)
    guard !transform.isIdentity, frame.isFinite else { return frame }
    return frame.applying(transform)
  }
}
