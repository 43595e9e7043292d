public import Foundation

extension FileManager {
  /// Puts another file or folder in the place of one, whose address stays the same.
  ///
  /// The one that was there goes, or stays beside it by the name of the backup where the options ask for that. It is back in its place
  /// where the other cannot be moved there.
  ///
  /// - Throws: The error of Foundation where a file is missing or cannot be moved.
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: ItemReplacementOptions = [], resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    // Foundation's `replaceItemAt` moves the old file over the new one where the file system cannot swap two.
    let backup = originalItemURL.deletingLastPathComponent()
      .appendingPathComponent(backupItemName ?? ".\(UUID().uuidString)")
    if backupItemName != nil, fileExists(atPath: backup.path) { try removeItem(at: backup) }
    _ = try attributesOfItem(atPath: newItemURL.path)
    try moveItem(at: originalItemURL, to: backup)
    do {
      try moveItem(at: newItemURL, to: originalItemURL)
    } catch {
      try moveItem(at: backup, to: originalItemURL)
      throw error
    }
    if backupItemName == nil || !options.contains(.withoutDeletingBackupItem) {
      try removeItem(at: backup)
    }
    unsafe resultingItemURL?.pointee = NSURL(fileURLWithPath: originalItemURL.path)
  }
}
