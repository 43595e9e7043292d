/// A modifier that changes the environment of the views inside and nothing else.
nonisolated package protocol EnvironmentModifier: _PrimitiveModifier {
  func change(_ environment: inout EnvironmentValues)

  /// Whether both change the environment alike.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, inputs)
  }
}

/// Hands on a changed environment, the same one as long as neither the outer one nor the change differs.
private final class EnvironmentNode<Modified: View, Modifier: EnvironmentModifier>:
  PassingNode<ModifiedContent<Modified, Modifier>, _TypedNode<Modified>>, EnvironmentCarrier
{
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    outer = inputs.environment
    inner = inputs.environment
    view.modifier.change(&inner)
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self).with(inner))
  }

  override func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    if !outer.isIdentical(to: inputs.environment)
      || !self.view.modifier.isSame(as: view.modifier)
    {
      outer = inputs.environment
      inner = outer
      view.modifier.change(&inner)
    }
    self.view = view
    child?.renew(view.content, inputs.inside(self).with(inner))
  }

  var environmentInside: EnvironmentValues { inner }
}

/// `environment(_:_:)`.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let value: Value

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  package func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && isSurelySame(value, other.value)
  }
}

/// `transformEnvironment(_:transform:)`.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let transform: (inout Value) -> Void

  package init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  package func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }

  package func isSame(as other: Self) -> Bool { false }
}

extension View {
  /// Sets a value of the environment of this view and those inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment of this view and those inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
