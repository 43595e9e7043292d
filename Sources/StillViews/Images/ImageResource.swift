public import Foundation
import StillViewGraph

/// An image of an asset catalogue, by its name and bundle.
///
/// Xcode generates a constant for each image of a catalogue, so that `Image(.harbour)` is the same as `Image("harbour")`.
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

extension UIColor {
  /// A colour of an asset catalogue, found when it is drawn.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// A title with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == StillViews.Label<Text, Image> {
  /// A button with a title and a picture of an asset catalogue.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StillViews.Label(titleKey, image: resource) }
  }

  /// A button with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StillViews.Label(title, image: resource) }
  }

  /// A button with a role, a title and a picture of an asset catalogue.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StillViews.Label(titleKey, image: resource) }
  }
}
