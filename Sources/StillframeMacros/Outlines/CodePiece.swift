/// A part of code that can do without itself, or with something else in its place: a statement, a modifier of a view, a condition.
struct CodePiece: Encodable {
  var range: [Int]
  /// The code that stands in its place.
  var text = ""
  /// Names that it mentions outside of the pieces within.
  var own = Mentions()
  /// Names that are bound here or around and that it mentions outside of the pieces within.
  var locals: [String] = []
  /// Names that the code behind it has from it.
  var binds: [String] = []
  /// Names of local variables that it declares without a value.
  var opens: [String] = []
  /// Names that it gives a value to: a local variable that has none yet cannot be read without it.
  var assigns: [String] = []
  var pieces: [CodePiece] = []
  /// Whether it is what a view consists of, rather than what is done to it.
  var isBase = false
  /// Whether the code around it is nothing without it: the value that a function returns.
  var isVital = false
  /// Whether it is a condition that binds a name, and the code in its place binds the name to a value that is no optional.
  var isBinding = false
}

/// The purpose of a closure, or of the braces of a function.
enum CodePurpose {
  /// They make views.
  case view
  /// They make one thing of another kind with views in it: a scene, a widget, items of a bar.
  case scene
  /// They do something, and return nothing.
  case action
  /// They return something else.
  case value
}
