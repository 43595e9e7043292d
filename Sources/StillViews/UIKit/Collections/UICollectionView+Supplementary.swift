public import Foundation

extension UICollectionView {
  /// Fills the views above and below sections.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler

    /// A registration that fills the views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }

    /// A registration that fills the views of a kind. No file is read.
    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  /// Returns a new view that a registration has filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard let made = UIView.make(Supplementary.self) as? Supplementary else {
      preconditionFailure("this Foundation does not say how \(Supplementary.self) is made")
    }
    registration.handler(made, registration.kind, indexPath)
    return made
  }
}
