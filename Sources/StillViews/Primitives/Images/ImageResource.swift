public import Foundation
import StillViewGraph

/// A picture of an asset catalogue, by its name and the bundle that has it.
///
/// Xcode writes a constant for each picture of a catalogue, so that `Image(.harbour)` stands for `Image("harbour")`.
nonisolated public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The picture of a catalogue by its name. Whether there is one shows when it is drawn.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, by its name and the bundle that has it.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a catalogue by its name. Whether there is one shows when it is drawn.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// A picture of an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
