import Foundation
import StillLayout
import StillRuntime

/// A piece of a user interface, described by a value.
///
/// Isolated as in Apple's SDK, so that code written for it compiles unchanged; the engine evaluates
/// bodies on whatever thread renders (see `evaluateBody`).
///
/// ```swift
/// struct Badge: View {
///   let count: Int
///
///   var body: some View {
///     Text("\(count)").padding(6).background(.red, in: .capsule)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol View: SendableMetatype {
  /// The type of the body; `Never` for views of the library's own.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps the view alive. Only views without a body of their own implement it; it is
  /// public because Swift allows no requirement of lesser access.
  nonisolated static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
}

extension View {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    makeBodyNode(view, inputs)
  }
}

/// Returns the node of a view with a body.
nonisolated package func makeBodyNode<V: View>(
  _ view: V, _ inputs: _ViewInputs
) -> _TypedNode<V> {
  CompositeNode(view, inputs)
}

extension Never: View {
  nonisolated public var body: Never { fatalError("a view of type Never cannot exist") }

  nonisolated public static func _makeNode(
    _ view: Never, _ inputs: _ViewInputs
  ) -> _TypedNode<Never> {}
}

/// A view that the engine draws or lays out itself, and that has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine and has no body")
  }
}

/// Evaluates a body on the thread that renders.
///
/// `body` is isolated to the main actor because Apple's SDK says so and user code relies on it; the
/// engine runs on any thread, one thread a picture. The cast removes the isolation from the function's
/// type, with no hop and no check at run time; the two types have one representation. Checks inside the
/// body pass by `MainActorAssumption`. A body that reads state of the main actor must be rendered on the main
/// actor, as `ImageRenderer` documents. This is the one place of its kind for bodies; `callIsolated` is
/// the same for closures.
nonisolated package func evaluateBody<V: View>(of view: V) -> V.Body {
  let body: @MainActor (V) -> V.Body = { $0.body }
  return unsafe unsafeBitCast(body, to: ((V) -> V.Body).self)(view)
}

/// Returns the body of a view without dynamic properties, outside of any tree; nil for other views.
nonisolated package func plainBody<V: View>(of view: V) -> V.Body? {
  ViewPlan.of(V.self).properties.isEmpty ? evaluateBody(of: view) : nil
}

/// Returns the same for the body of a gesture.
nonisolated package func evaluateBody<G: Gesture>(of gesture: G) -> G.Body {
  let body: @MainActor (G) -> G.Body = { $0.body }
  return unsafe unsafeBitCast(body, to: ((G) -> G.Body).self)(gesture)
}

/// Calls a closure that a user wrote for the main actor on the thread that renders: see `evaluateBody`.
nonisolated package func callIsolated<Result>(_ closure: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(closure) { closure in
    MainActorAssumption.during { unsafe unsafeBitCast(closure, to: (() -> Result).self)() }
  }
}

/// Calls a function that a user wrote for the main actor with a value, on the thread that renders.
nonisolated package func callIsolated<Value, Result>(
  _ function: @MainActor (Value) -> Result, with value: Value
) -> Result {
  withoutActuallyEscaping(function) { function in
    MainActorAssumption.during {
      unsafe unsafeBitCast(function, to: ((Value) -> Result).self)(value)
    }
  }
}
