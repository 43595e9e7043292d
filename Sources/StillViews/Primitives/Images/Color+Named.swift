public import Foundation
import StillViewGraph

extension Color {
  /// A colour by the name of its set in a catalogue; nil: the program's own bundle. One that is not found is
  /// clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }
}
