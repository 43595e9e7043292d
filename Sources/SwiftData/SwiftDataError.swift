public import Foundation

/// An error of models, in one sentence. Errors are equal when they are of one kind.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  private let kind: Kind
  /// The sentence: the failure, its place, and the remedy.
  public let description: String

  private enum Kind: Hashable {
    case unknownSchema, loadIssueModelContainer, duplicateConfiguration, missingModelContext
    case modelValidationFailure, configurationSchemaNotFoundInContainerSchema
    case includePendingChangesWithBatchSize, unsupportedPredicate
  }

  private init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Whether both are of one kind.
  public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.kind == b.kind }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension SwiftDataError: LocalizedError {
  public var errorDescription: String? { description }
}

extension SwiftDataError {
  /// A class that is no part of the container's schema.
  public static let unknownSchema = SwiftDataError(
    .unknownSchema, "the class is not in the container's schema: add it to modelContainer(for:)")
  /// A container that cannot be made.
  public static let loadIssueModelContainer = SwiftDataError(
    .loadIssueModelContainer, "cannot make the container: correct its schema")
  /// Two configurations with one name.
  public static let duplicateConfiguration = SwiftDataError(
    .duplicateConfiguration, "two configurations have one name: give each its own")
  /// A query without a container around it.
  public static let missingModelContext = SwiftDataError(
    .missingModelContext, "there is no context: put modelContainer(for:) around the view")
  /// A model that breaks a rule of its class.
  public static let modelValidationFailure = SwiftDataError(
    .modelValidationFailure, "cannot save: a model breaks a rule of its class")
  /// A configuration for classes that the container's schema does not have.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    .configurationSchemaNotFoundInContainerSchema,
    "a configuration names a class that the container's schema has not: add it there")
  /// Batches of what has not been saved.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    .includePendingChangesWithBatchSize,
    "cannot fetch unsaved changes in batches: set includePendingChanges to false")
  /// A predicate that cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(
    .unsupportedPredicate, "the predicate cannot be evaluated")

  static func unknown(_ name: String) -> SwiftDataError {
    .init(
      .unknownSchema,
      "\(name) is not in the container's schema: add it to modelContainer(for:)")
  }

  static func container(_ reason: String) -> SwiftDataError {
    .init(.loadIssueModelContainer, "cannot make the container: \(reason)")
  }

  static func twoConfigurations(_ name: String) -> SwiftDataError {
    .init(
      .duplicateConfiguration,
      "two configurations have the name '\(name)': give each its own")
  }

  static func strayConfiguration(_ name: String, _ type: String) -> SwiftDataError {
    .init(
      .configurationSchemaNotFoundInContainerSchema,
      "the configuration '\(name)' is for \(type), which the container's schema has not: add it "
        + "there")
  }

  static func invalid(_ reason: String) -> SwiftDataError {
    .init(.modelValidationFailure, "cannot save: \(reason)")
  }

  static func predicate(_ reason: String) -> SwiftDataError {
    .init(.unsupportedPredicate, "the predicate cannot be evaluated: \(reason)")
  }

  static func noContext(_ name: String) -> SwiftDataError {
    .init(
      .missingModelContext,
      "@Query of \(name) shows nothing: no modelContainer(for:) is around the view")
  }
}
