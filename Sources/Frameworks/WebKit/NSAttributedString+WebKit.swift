public import Foundation
public import SwiftUI

extension NSAttributedString {
  /// Returns the words of a page of the web with their looks; of its facts none.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding`, never for a string.
  @MainActor public class func fromHTML(
    _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    var options = options
    options[.documentType] = DocumentType.html
    let text = try unsafe NSAttributedString(
      data: Data(string.utf8), options: options, documentAttributes: nil)
    return (text, [:])
  }

  /// Reports the words of a page of the web with their looks, on the main thread and later; of its facts none.
  @preconcurrency public class func loadFromHTML(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler:
      @escaping @Sendable (NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?) -> Void
  ) {
    var options = options
    options[.documentType] = DocumentType.html
    // Unsafe because nobody else has the text before the main thread reports it.
    nonisolated(unsafe) let text = unsafe try? NSAttributedString(
      data: data, options: options, documentAttributes: nil)
    DispatchQueue.main.async {
      completionHandler(
        unsafe text, [:], unsafe text == nil ? CocoaError(.fileReadCorruptFile) : nil)
    }
  }
}
