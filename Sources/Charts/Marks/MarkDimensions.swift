public import Foundation

/// The width or height of the marks of a collection: one for all, or that of each element.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private let read: (DataElement) -> MarkDimension

  private init(_ read: @escaping (DataElement) -> MarkDimension) {
    self.read = read
  }

  func dimension(of element: DataElement) -> MarkDimension { read(element) }

  /// Seven tenths of the band, or a width that suits the kind of mark (rule CH1.8).
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }

  /// A length in points for each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  /// The band less a number of points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(value) }
  }

  /// The band less a number of points on each side for each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }

  /// A share of the band, 1 for all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(value) }
  }

  /// A share of the band for each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
