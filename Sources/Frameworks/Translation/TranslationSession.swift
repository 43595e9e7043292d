@_exported public import Foundation
public import SwiftUI

/// Problems of translation.
public struct TranslationError: Error, Hashable, Sendable {
  private let code: Int

  /// The language is not known.
  public static let unsupportedSourceLanguage = TranslationError(code: 1)
  /// The language to translate to is not known.
  public static let unsupportedTargetLanguage = TranslationError(code: 2)
  /// The pair of languages is not known.
  public static let unsupportedLanguagePairing = TranslationError(code: 3)
  /// The language cannot be told.
  public static let unableToIdentifyLanguage = TranslationError(code: 4)
  /// There is nothing to translate.
  public static let nothingToTranslate = TranslationError(code: 5)
  /// A fault of the framework.
  public static let internalError = TranslationError(code: 6)
  /// The languages are not loaded.
  public static let notInstalled = TranslationError(code: 7)

  /// Whether an error is of a kind.
  public static func ~= (match: TranslationError, error: any Error) -> Bool {
    (error as? TranslationError) == match
  }
}

/// Translates. Each translation fails: no language is loaded.
public final class TranslationSession: Sendable {
  /// A pair of languages.
  public struct Configuration: Equatable, Sendable {
    /// The language of the words; nil: found out.
    public var source: Locale.Language?
    /// The language to translate to; nil: found out.
    public var target: Locale.Language?
    /// The number of calls of `invalidate()`.
    public private(set) var version = 0

    /// A pair of languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Asks for another translation.
    public mutating func invalidate() {
      version += 1
    }
  }

  /// Words to translate.
  public struct Request: Sendable {
    /// The words.
    public let sourceText: String
    /// The name by which the answer is found; nil: none.
    public let clientIdentifier: String?

    /// Words to translate.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// Translated words.
  public struct Response: Sendable {
    /// The language of the words.
    public let sourceLanguage: Locale.Language
    /// The language of the translation.
    public let targetLanguage: Locale.Language
    /// The words.
    public let sourceText: String
    /// The translation.
    public let targetText: String
    /// The name by which the answer is found; nil: none.
    public let clientIdentifier: String?
  }

  /// The language of the words; nil: found out.
  public let sourceLanguage: Locale.Language?
  /// The language to translate to; nil: found out.
  public let targetLanguage: Locale.Language?

  /// A translation between languages, which are not loaded.
  public init(installedSource: Locale.Language, target: Locale.Language?) {
    sourceLanguage = installedSource
    targetLanguage = target
  }

  /// Throws: no language is loaded.
  nonisolated(nonsending) public func translate(_ string: String) async throws -> Response {
    throw TranslationError.notInstalled
  }

  /// Throws: no language is loaded.
  nonisolated(nonsending) public func translations(from batch: [Request]) async throws -> [Response]
  {
    throw TranslationError.notInstalled
  }

  /// Throws: no language can be loaded.
  nonisolated(nonsending) public func prepareTranslation() async throws {
    throw TranslationError.notInstalled
  }
}

/// Tells the languages that can be translated: none.
public final class LanguageAvailability: Sendable {
  /// The state of a pair of languages.
  public enum Status: Sendable {
    /// Loaded, known, or not known.
    case installed, supported, unsupported
  }

  /// The languages of the machine.
  public init() {}

  /// The known languages: none.
  public var supportedLanguages: [Locale.Language] {
    get async { [] }
  }

  /// Returns that the pair is not known.
  nonisolated(nonsending) public func status(
    from source: Locale.Language, to target: Locale.Language?
  ) async -> Status { .unsupported }

  /// Throws: the language of words cannot be told.
  nonisolated(nonsending) public func status(for text: String, to target: Locale.Language?)
    async throws -> Status
  {
    throw TranslationError.unableToIdentifyLanguage
  }
}

extension View {
  /// No effect: nothing is translated.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }

  /// No effect: nothing is translated.
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }

  /// Presents the translation of words. Warns where it would be shown: nothing is translated.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    modifier(UnshownTranslation(isPresented: isPresented))
  }
}

private struct UnshownTranslation: ViewModifier {
  let isPresented: Binding<Bool>

  func body(content: Content) -> some View {
    content.lacks(
      "translationPresentation", "nothing is translated", if: isPresented.wrappedValue)
  }
}
