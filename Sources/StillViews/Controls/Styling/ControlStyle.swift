public import StillViewGraph

/// What the protocols of all kinds of style have in common: a view is made of what a control has to show.
///
/// A kind of control has a configuration, a protocol that refines this one for it, and a `StyleStack` in the
/// environment with a default; it shows itself by `StyledControl`.
@MainActor @preconcurrency public protocol _ControlStyle<_Configuration> {
  associatedtype _Configuration
  associatedtype Body: View

  /// The view that stands for a control.
  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}
