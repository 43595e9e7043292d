public import Foundation
import StillDrawing
public import StillViewGraph

/// An image from a file or a data address. Other addresses fail, except those of `serve --allow-host`.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.pictureSystem) private var pictures

  /// Shows the content of a closure for each phase: the image, or the error.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  public var body: some View {
    let phase = phase
    content(phase).warns(Self.warnings(of: phase))
  }

  /// Returns the warnings about an image that is missing, with the place of the view.
  private static func warnings(of phase: AsyncImagePhase) -> [String] {
    phase.error.map { ["the image is missing: \($0)"] } ?? []
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard let pictures else { return .failure(AsyncImageError(url: url)) }
    do {
      return .success(Image(picture: try pictures.picture(at: url, scale: scale)))
    } catch {
      return .failure(AsyncImageError(url: url, reason: error))
    }
  }
}

extension AsyncImage {
  /// Shows the image, or grey where there is none.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(phase: $0) }
  }

  /// Shows the content of closures for the image and for its placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}

/// How far an image is loaded.
nonisolated public enum AsyncImagePhase: Sendable {
  /// No address.
  case empty
  /// The image is here.
  case success(Image)
  /// It could not be loaded or decoded; the error says why.
  case failure(any Error)

  /// The image, when it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Why an image has no pixels.
struct AsyncImageError: LocalizedError, CustomStringConvertible {
  let url: URL
  /// The reason, where something tried to load it.
  var reason: (any Error)?

  /// One sentence with the failure, its location and the remedy.
  var description: String {
    reason.map { "\($0)" }
      ?? "\(url.absoluteString) is not loaded, since pictures do without the network: give a file"
  }

  /// The sentence that a program shows: that of a device without a network.
  var errorDescription: String? {
    url.isFileURL ? description : "The Internet connection appears to be offline."
  }
}

/// The image, or grey in its place.
nonisolated public struct _AsyncImageContent: View {
  let phase: AsyncImagePhase

  @ViewBuilder public var body: some View {
    if let image = phase.image {
      image
    } else {
      Color(.system(.gray)).opacity(0.3)
    }
  }
}
