public import UIKit

/// Words and objects of a picture. There are none.
public final class ImageAnalysis: Sendable {
  /// The words: none.
  public let transcript = ""

  init() {}

  /// Returns false: nothing is found.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Finds words and objects in pictures. The machine cannot.
public final class ImageAnalyzer: Sendable {
  /// Whether the device can: never.
  public static var isSupported: Bool { false }

  /// The things to find.
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Words.
    public static let text = AnalysisTypes(rawValue: 1)
    /// Codes.
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    /// Objects.
    public static let visualLookUp = AnalysisTypes(rawValue: 16)
  }

  /// Settings.
  public struct Configuration: Sendable {
    /// The things to find.
    public let analysisTypes: AnalysisTypes

    /// Settings for things.
    public init(_ types: AnalysisTypes) {
      analysisTypes = types
    }
  }

  /// An analyzer.
  public init() {}

  /// Returns an analysis without results.
  nonisolated(nonsending) public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
}

/// The marks on a view whose picture was analyzed. None are drawn.
@MainActor @preconcurrency open class ImageAnalysisInteraction: NSObject {
  /// The ways in which a person uses marks.
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As the system does.
    public static let automatic = InteractionTypes(rawValue: 1)
    /// Words can be selected.
    public static let textSelection = InteractionTypes(rawValue: 2)
    /// Addresses open.
    public static let dataDetectors = InteractionTypes(rawValue: 4)
  }

  /// No effect: no marks are drawn.
  open var analysis: ImageAnalysis?
  /// No effect: no marks are drawn.
  open var preferredInteractionTypes: InteractionTypes = []

  /// Marks that are not drawn.
  public override nonisolated init() {
    super.init()
  }
}
