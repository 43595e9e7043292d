public import Foundation
public import StillGeometry
public import StillViewGraph
public import StillViews
public import Stillframe

/// Surroundings in all their combinations: one view, seen by many readers.
///
/// ```swift
/// let matrix = SnapshotMatrix(
///   colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3])
/// assertSnapshot(of: Card(), as: .sheet(matrix))  // one picture
/// assertSnapshots(of: Card(), as: matrix.cells())  // one golden per cell
/// ```
public struct SnapshotMatrix: Sendable {
  /// Light and dark surroundings to be seen in.
  public var colorSchemes: [ColorScheme]
  /// Sizes of text to be seen in.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// Directions of reading to be seen in.
  public var layoutDirections: [LayoutDirection]
  /// In points; nil: the view's own.
  public var sizes: [CGSize?]
  /// Languages and regions to be seen in.
  public var locales: [Locale]

  /// - Parameters:
  ///   - colorSchemes: light alone unless given.
  ///   - dynamicTypeSizes: the usual size alone unless given.
  ///   - layoutDirections: from left to right alone unless given.
  ///   - sizes: the proposals to the view, in points; nil: its own size.
  ///   - locales: American English alone unless given.
  public init(
    colorSchemes: [ColorScheme] = [.light], dynamicTypeSizes: [DynamicTypeSize] = [.large],
    layoutDirections: [LayoutDirection] = [.leftToRight], sizes: [CGSize?] = [nil],
    locales: [Locale] = [Locale(identifier: "en_US")]
  ) {
    self.colorSchemes = colorSchemes
    self.dynamicTypeSizes = dynamicTypeSizes
    self.layoutDirections = layoutDirections
    self.sizes = sizes
    self.locales = locales
  }

  /// Returns a strategy for each combination, by its name: for `assertSnapshots(of:as:)`.
  ///
  /// - Parameter scale: pixels per point.
  public func cells<Content: View>(
    scale: CGFloat = 1
  ) -> [String: Snapshotting<Content, Bitmap>] {
    var strategies: [String: Snapshotting<Content, Bitmap>] = [:]
    for cell in combinations {
      strategies[cell.name(in: self)] = Snapshotting<Bitmap, Bitmap>.image.asyncPullback { view in
        SnapshotSubject(content: cell.around(view), scale: scale).picture()
      }
    }
    return strategies
  }

  /// Every combination; those of the schemes change fastest.
  var combinations: [Cell] {
    var cells: [Cell] = []
    for size in sizes {
      for locale in locales {
        for direction in layoutDirections {
          for type in dynamicTypeSizes {
            for scheme in colorSchemes {
              cells.append(
                Cell(
                  scheme: scheme, type: type, direction: direction, size: size, locale: locale))
            }
          }
        }
      }
    }
    return cells
  }

  /// One combination.
  struct Cell: Sendable {
    let scheme: ColorScheme
    let type: DynamicTypeSize
    let direction: LayoutDirection
    let size: CGSize?
    let locale: Locale

    /// Returns the name that distinguishes the cell: "dark-accessibility3-rtl".
    func name(in matrix: SnapshotMatrix) -> String {
      var words: [String] = []
      if matrix.colorSchemes.count > 1 { words.append("\(scheme)") }
      if matrix.dynamicTypeSizes.count > 1 { words.append("\(type)") }
      if matrix.layoutDirections.count > 1 {
        words.append(direction == .leftToRight ? "ltr" : "rtl")
      }
      if matrix.sizes.count > 1 {
        words.append(size.map { "\(Int($0.width))x\(Int($0.height))" } ?? "own-size")
      }
      if matrix.locales.count > 1 { words.append(locale.identifier) }
      return words.isEmpty ? "only" : words.joined(separator: "-")
    }

    /// Returns a view in these surroundings, on the ground of a window.
    func around(_ view: some View) -> some View {
      view
        .frame(width: size?.width, height: size?.height)
        .background(Color(uiColor: .systemBackground))
        .environment(\.colorScheme, scheme)
        .environment(\.dynamicTypeSize, type)
        .environment(\.layoutDirection, direction)
        .environment(\.locale, locale)
    }
  }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// Returns a view in all combinations of surroundings, on one sheet with the name of each: a row for each, the
  /// colour schemes beside each other.
  ///
  /// - Parameters:
  ///   - matrix: the surroundings.
  ///   - scale: pixels per point.
  public static func sheet(_ matrix: SnapshotMatrix, scale: CGFloat = 1) -> Self {
    Snapshotting<Bitmap, Bitmap>.image.asyncPullback { view in
      SnapshotSubject(content: ContactSheet(content: view, matrix: matrix), scale: scale).picture()
    }
  }
}

/// Cells with their names, in rows of colour schemes.
nonisolated private struct ContactSheet<Content: View>: View {
  let content: Content
  let matrix: SnapshotMatrix

  @MainActor var body: some View {
    let cells = matrix.combinations
    let columns = max(matrix.colorSchemes.count, 1)
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<(cells.count + columns - 1) / columns, id: \.self) { row in
        HStack(alignment: .top, spacing: 8) {
          ForEach(row * columns..<min((row + 1) * columns, cells.count), id: \.self) { index in
            VStack(alignment: .leading, spacing: 2) {
              Text(verbatim: cells[index].name(in: matrix))
                .font(.system(size: 9)).foregroundStyle(.black)
              cells[index].around(content)
            }
          }
        }
      }
    }
    .padding(8)
    .background(Color(white: 0.8))
  }
}
