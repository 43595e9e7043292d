import Combine
import StillRuntime

/// Whether values of a type hold observable objects that nothing in them observes.
package enum ObservableParts {
  private static let known = TypeCache<Bool>()

  /// Returns whether a field of a type, or of a structure in it, is an observable object. One in a dynamic property does not count.
  package static func areHeld(by type: any Any.Type) -> Bool {
    known.value(of: type) {
      FieldLayout.parts(of: type).contains { field in
        if field.type is any DynamicProperty.Type { return false }
        return field.type is any ObservableObject.Type || areHeld(by: field.type)
      }
    }
  }
}
