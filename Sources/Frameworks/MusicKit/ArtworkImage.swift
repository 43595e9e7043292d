public import SwiftUI

/// The picture of an item: a grey square, as long as it is not there.
public struct ArtworkImage: View {
  private let width: CGFloat?
  private let height: CGFloat?

  /// A picture with a width and a height in points.
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
  }

  /// A picture with a width in points, as high as wide.
  public init(_ artwork: Artwork, width: CGFloat) {
    self.init(artwork, width: width, height: width)
  }

  /// A picture with a height in points, as wide as high.
  public init(_ artwork: Artwork, height: CGFloat) {
    self.init(artwork, width: height, height: height)
  }

  @MainActor public var body: some View {
    Color(.systemGray5).frame(width: width, height: height)
  }
}

/// Options of the offer to subscribe.
public struct MusicSubscriptionOffer: Sendable {
  /// The options.
  public struct Options: Hashable, Sendable {
    /// The usual options.
    public static let `default` = Options()

    /// The usual options.
    public init() {}
  }
}

extension View {
  /// No effect: there is nothing to subscribe to.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View {
    self
  }
}
