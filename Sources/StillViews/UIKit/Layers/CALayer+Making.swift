import CStillObjects
import Foundation

extension CALayer {
  /// Returns a layer of a class, or a plain one where that is no class of layers.
  static func make(_ type: AnyClass) -> CALayer {
    guard let layerType = type as? CALayer.Type, layerType != CALayer.self else { return CALayer() }
    #if canImport(ObjectiveC)
      return CALayer()
    #else
      // The class's own `init()`: Swift lets only required initialisers be called, and programs do not mark it as one.
      let pointer = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard let object = unsafe still_object_make(pointer) else { return CALayer() }
      return unsafe Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    #endif
  }
}
