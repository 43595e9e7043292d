public import StillViewGraph

/// The common requirements of all kinds of styles: a view is made from the values of a control.
///
/// A kind of control has a configuration, a protocol that refines this one for it, and a `StyleStack` in the
/// environment with a default; it shows itself by `StyledControl`.
@MainActor @preconcurrency public protocol _ControlStyle<_Configuration> {
  associatedtype _Configuration
  associatedtype Body: View

  /// Returns the view of a control.
  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}
