public import Foundation

/// The name of a file in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of an asset catalogue that is no picture, from the catalogues in which pictures are looked for.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: NSDataAssetName
  /// The bytes.
  public let data: Data
  /// The kind of the file ("public.json"), as the catalogue says.
  public let typeIdentifier: String

  /// Reads the file of a name; nil where no catalogue has one.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads the file of a name; nil where no catalogue has one.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let (data, kind) = PictureLibrary.shared.data(named: name, in: bundle) else { return nil }
    (self.name, self.data) = (name, data)
    typeIdentifier = kind ?? "public.data"
  }
}
