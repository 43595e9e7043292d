@_exported public import UIKit

/// Facts about a page of the web.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for; nil: none.
  open var originalURL: URL?
  /// The address; nil: none.
  open var url: URL?
  /// The title; nil: none.
  open var title: String?
  /// The icon; nil: none.
  open var iconProvider: NSItemProvider?
  /// The picture; nil: none.
  open var imageProvider: NSItemProvider?
  /// The film; nil: none.
  open var videoProvider: NSItemProvider?
  /// The address of the film; nil: none.
  open var remoteVideoURL: URL?

  /// No facts.
  public override init() {
    super.init()
  }
}

/// Problems of pages.
public struct LPError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// The page cannot be read, it was ended, or it took too long.
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "LPErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// Reads facts of pages. No page is read.
open class LPMetadataProvider: NSObject {
  /// No effect: no page is read.
  open var shouldFetchSubresources = true
  /// No effect: no page is read.
  open var timeout: TimeInterval = 30

  /// A reader of pages.
  public override init() {
    super.init()
  }

  /// Reports that the page cannot be read.
  @preconcurrency open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, LPError(.metadataFetchFailed))
  }

  /// Throws: the page cannot be read.
  nonisolated(nonsending) open func startFetchingMetadata(for url: URL) async throws
    -> LPLinkMetadata
  {
    throw LPError(.metadataFetchFailed)
  }

  /// No effect: no page is read.
  open func cancel() {}
}

/// A card of a page: its title and host on a gray ground, without pictures.
@MainActor @preconcurrency open class LPLinkView: UIView {
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()
  private let stack = UIStackView()

  /// The facts.
  open var metadata = LPLinkMetadata() {
    didSet { show() }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    hostLabel.font = .systemFont(ofSize: 13)
    hostLabel.textColor = .secondaryLabel
    stack.axis = .vertical
    stack.alignment = .leading
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(hostLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  /// A card of an address.
  public convenience init(url: URL) {
    self.init(frame: .zero)
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.metadata = metadata
    show()
  }

  /// A card of facts.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
    show()
  }

  private func show() {
    let url = metadata.url ?? metadata.originalURL
    let host = url?.host ?? ""
    titleLabel.text = metadata.title ?? (host.isEmpty ? url?.absoluteString : host)
    hostLabel.text = metadata.title == nil ? nil : host
  }
}
