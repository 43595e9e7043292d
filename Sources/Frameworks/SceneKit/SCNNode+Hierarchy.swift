public import UIKit

extension SCNNode {
  /// Calls a block with this node and each node inside, at any depth.
  public func enumerateHierarchy(
    _ block: (_ node: SCNNode, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    unsafe visit(block, &stops)
  }

  private func visit(
    _ block: (_ node: SCNNode, _ stop: UnsafeMutablePointer<Bool>) -> Void, _ stops: inout Bool
  ) {
    unsafe withUnsafeMutablePointer(to: &stops) { unsafe block(self, $0) }
    for child in childNodes where !stops { unsafe child.visit(block, &stops) }
  }

  /// Returns a copy with copies of the nodes inside; forms, lights and cameras are shared.
  public func clone() -> Self { copied() as? Self ?? self }

  /// Returns a copy, which is a plain node whatever this one is.
  private func copied() -> SCNNode {
    let copy = SCNNode()
    (copy.name, copy.opacity, copy.isHidden) = (name, opacity, isHidden)
    (copy.position, copy.eulerAngles, copy.rotation) = (position, eulerAngles, rotation)
    (copy.scale, copy.pivot, copy.orientation) = (scale, pivot, orientation)
    (copy.geometry, copy.light, copy.camera) = (geometry, light, camera)
    (copy.categoryBitMask, copy.castsShadow) = (categoryBitMask, castsShadow)
    (copy.renderingOrder, copy.particles) = (renderingOrder, particles)
    for child in childNodes { copy.addChildNode(child.copied()) }
    return copy
  }

  /// The corners of its form and of the forms inside, without turns of those; zero: it has none.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    var boxes = geometry.map { [$0.boundingBox] } ?? []
    for child in childNodes {
      let (box, place, scale) = (child.boundingBox, child.position, child.scale)
      guard box.min != box.max else { continue }
      let (one, other) = (place.adding(box.min, scale), place.adding(box.max, scale))
      boxes.append((one.combined(other, min), one.combined(other, max)))
    }
    guard let first = boxes.first else { return (SCNVector3(), SCNVector3()) }
    return boxes.dropFirst().reduce(first) {
      ($0.min.combined($1.min, min), $0.max.combined($1.max, max))
    }
  }
}

extension SCNVector3 {
  fileprivate func adding(_ other: SCNVector3, _ scale: SCNVector3) -> SCNVector3 {
    SCNVector3(x + other.x * scale.x, y + other.y * scale.y, z + other.z * scale.z)
  }

  fileprivate func combined(
    _ other: SCNVector3, _ choose: (Float, Float) -> Float
  ) -> SCNVector3 {
    SCNVector3(choose(x, other.x), choose(y, other.y), choose(z, other.z))
  }
}

/// Changes of nodes that happen together. No effect: nothing moves, and each change counts at once.
public final class SCNTransaction: NSObject {
  /// The changes that a thread has begun.
  private final class Begun {
    var duration: TimeInterval = 0
    var function: CAMediaTimingFunction?
    var disablesActions = false
    var blocks: [(() -> Void)?] = []
  }

  private static var begun: Begun {
    let values = Thread.current.threadDictionary
    if let begun = values["SCNTransaction"] as? Begun { return begun }
    let begun = Begun()
    values["SCNTransaction"] = begun
    return begun
  }

  /// The length in seconds (default: 0).
  public static var animationDuration: TimeInterval {
    get { begun.duration }
    set { begun.duration = newValue }
  }
  /// The change of speed; nil: none.
  public static var animationTimingFunction: CAMediaTimingFunction? {
    get { begun.function }
    set { begun.function = newValue }
  }
  /// Whether changes happen at once (default: false).
  public static var disableActions: Bool {
    get { begun.disablesActions }
    set { begun.disablesActions = newValue }
  }

  /// The function that is called after the changes; nil: none.
  public static var completionBlock: (() -> Void)? {
    get { begun.blocks.last ?? nil }
    set { if !begun.blocks.isEmpty { begun.blocks[begun.blocks.count - 1] = newValue } }
  }

  /// Begins changes of this thread.
  public static func begin() { begun.blocks.append(nil) }

  /// Ends changes, and calls the function that waits for them.
  public static func commit() {
    guard !begun.blocks.isEmpty else { return }
    begun.blocks.removeLast()?()
  }

  /// No effect: changes count at once.
  public static func flush() {}
}

/// A place at which a ray from a point of the view meets a node. None is found.
open class SCNHitTestResult: NSObject {
  /// The node.
  public let node: SCNNode
  /// The place in the node.
  public let localCoordinates = SCNVector3()
  /// The place in the scene.
  public let worldCoordinates = SCNVector3()

  init(node: SCNNode) { self.node = node }
}

/// A setting of a search along a ray.
public struct SCNHitTestOption: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The node whose nodes count.
  public static let rootNode = SCNHitTestOption(rawValue: "rootNode")
  /// Whether boxes count in place of forms.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "boundingBoxOnly")
  /// The bits of the nodes that count.
  public static let categoryBitMask = SCNHitTestOption(rawValue: "categoryBitMask")
  /// The kind of search: the closest node, all, or any.
  public static let searchMode = SCNHitTestOption(rawValue: "searchMode")
}

extension SCNView {
  /// Returns nothing: nodes are not drawn.
  public func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
}
