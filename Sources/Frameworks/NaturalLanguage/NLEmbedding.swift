public import Foundation

/// A way of measuring how far two texts differ.
public enum NLDistanceType: Int, Sendable {
  /// By the angle of their vectors.
  case cosine
}

/// The distance of two texts.
public typealias NLDistance = Double

/// Words or sentences as vectors. None is installed, so that there is never an object: programs go on without, as where a language has none.
public final class NLEmbedding: NSObject, Sendable {
  /// The language; nil: not known.
  public var language: NLLanguage? { nil }
  /// The numbers of a vector.
  public var dimension: Int { 0 }
  /// The number of words.
  public var vocabularySize: Int { 0 }

  private override init() {
    super.init()
  }

  /// Returns the words of a language: nil, as none are installed.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns the sentences of a language: nil, as none are installed.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

  /// Whether a text has a vector: no.
  public func contains(_ string: String) -> Bool { false }
  /// Returns the vector of a text: nil.
  public func vector(for string: String) -> [Double]? { nil }
  /// Returns the distance of two texts: the greatest, as neither has a vector.
  public func distance(
    between firstString: String, and secondString: String,
    distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  /// Returns the texts beside a text: none.
  public func neighbors(
    for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
}
