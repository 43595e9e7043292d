public import Foundation

extension FileManager {
  /// Puts another file in the place of one, whose address stays the same.
  ///
  /// - Throws: The error of Foundation where a file is missing.
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: ItemReplacementOptions = [], resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    let result = try replaceItemAt(
      originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName, options: options)
    unsafe resultingItemURL?.pointee = result.map { NSURL(fileURLWithPath: $0.path) }
  }
}
