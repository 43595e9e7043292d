/// A type of properties that lead to other models: a model, an optional one, or an array of them.
public protocol _RelationshipValue {
  /// The class of the models that the property leads to.
  static var _destination: any PersistentModel.Type { get }
  /// Whether the property holds several.
  static var _isToMany: Bool { get }
  /// Whether the property may lead to none.
  static var _mayBeEmpty: Bool { get }
  /// The models.
  var _models: [any PersistentModel] { get }

  /// Makes a value of models; nil if there are too few or of another class.
  static func _of(_ models: [any PersistentModel]) -> Self?
  /// Adds a model to a stored value.
  static func _add(_ model: any PersistentModel, to value: inout Any?)
  /// Removes models from a stored value.
  static func _remove(_ models: Set<ObjectIdentifier>, from value: inout Any?)
}

extension PersistentModel {
  public static var _destination: any PersistentModel.Type { Self.self }
  public static var _isToMany: Bool { false }
  public static var _mayBeEmpty: Bool { false }
  public var _models: [any PersistentModel] { [self] }

  public static func _of(_ models: [any PersistentModel]) -> Self? { models.first as? Self }

  public static func _add(_ model: any PersistentModel, to value: inout Any?) {
    if let model = model as? Self { value = .some(model) }
  }

  /// The property is not optional: it keeps the model.
  public static func _remove(_ models: Set<ObjectIdentifier>, from value: inout Any?) {}
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public static var _mayBeEmpty: Bool { true }
  public var _models: [any PersistentModel] { self?._models ?? [] }

  public static func _of(_ models: [any PersistentModel]) -> Self? {
    models.isEmpty && !_isToMany ? .some(nil) : Wrapped._of(models).map { .some($0) }
  }

  public static func _add(_ model: any PersistentModel, to value: inout Any?) {
    var wrapped: Any? = nil
    if let known = value as? Self, let some = known { wrapped = .some(some) }
    value = nil
    if wrapped == nil { wrapped = Wrapped._of([]).map { $0 as Any } }
    Wrapped._add(model, to: &wrapped)
    value = .some((wrapped as? Wrapped) as Any)
  }

  public static func _remove(_ models: Set<ObjectIdentifier>, from value: inout Any?) {
    guard let known = value as? Self, let some = known else { return }
    guard _isToMany else {
      if some._models.contains(where: { models.contains(ObjectIdentifier($0)) }) {
        value = .some(Self.none as Any)
      }
      return
    }
    var wrapped: Any? = .some(some)
    value = nil
    Wrapped._remove(models, from: &wrapped)
    value = .some((wrapped as? Wrapped) as Any)
  }
}

extension Array: _RelationshipValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static var _mayBeEmpty: Bool { true }
  public var _models: [any PersistentModel] { self }

  public static func _of(_ models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }

  /// The array is taken out first, so that it has one owner and is not copied.
  public static func _add(_ model: any PersistentModel, to value: inout Any?) {
    guard let model = model as? Element else { return }
    var array = value as? Self ?? []
    value = nil
    array.append(model)
    value = .some(array)
  }

  public static func _remove(_ models: Set<ObjectIdentifier>, from value: inout Any?) {
    guard var array = value as? Self else { return }
    value = nil
    if models.count == 1, let model = models.first {
      if let index = place(of: model, in: array) { array.remove(at: index) }
    } else {
      array.removeAll { models.contains(ObjectIdentifier($0)) }
    }
    value = .some(array)
  }

  /// Searches from both ends, where models are removed most.
  private static func place(of model: ObjectIdentifier, in array: Self) -> Int? {
    var (start, end) = (0, array.count - 1)
    while start <= end {
      if ObjectIdentifier(array[start]) == model { return start }
      if ObjectIdentifier(array[end]) == model { return end }
      start += 1
      end -= 1
    }
    return nil
  }
}
