/// A layout that can say with what numbers it works, as a user writes them.
package protocol ArgumentedLayout {
  /// "width: 40, height: 20", after everything was made safe; nil when nothing was given.
  var arguments: String? { get }
}
