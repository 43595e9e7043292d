import Foundation
import StillImageFile
import StillRaster

/// Moments of a film side by side in one PNG, each with its time.
final class SheetFilmWriter: FilmWriter {
  let coder: any FilmCoder
  private let film: FilmShape
  private let selection: FrameSelection
  private let colorScheme: ColorScheme
  private let output: any ByteOutput
  private let tile: CGSize
  private var pictures: [Bitmap] = []

  /// How many moments are shown.
  static let mostTiles = 20
  private static let columns = 5
  /// Of a moment, in points.
  private static let (widest, highest) = (220.0, 220.0)

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - shape: The shape of the shown frames.
  ///   - film: The shape of all frames.
  init(
    _ shape: FilmShape, _ film: FilmShape, _ selection: FrameSelection, _ colorScheme: ColorScheme,
    to output: any ByteOutput
  ) {
    self.film = film
    self.selection = selection
    self.colorScheme = colorScheme
    self.output = output
    let size = CGSize(
      width: Double(shape.width) / shape.scale, height: Double(shape.height) / shape.scale)
    let share = min(1, Self.widest / size.width, Self.highest / size.height)
    tile = CGSize(width: size.width * share, height: size.height * share)
    coder = Coder(
      width: Int((tile.width * shape.scale).rounded(.up)),
      height: Int((tile.height * shape.scale).rounded(.up)))
  }

  private struct Coder: FilmCoder {
    let width: Int
    let height: Int

    func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
      guard let picture = window.frame.shrunk(width: width, height: height) else {
        throw .noMemory(width: width, height: height)
      }
      return .picture(picture)
    }
  }

  func append(_ piece: FilmPiece, at position: Int) {
    if case .picture(let picture) = piece { pictures.append(picture) }
  }

  func finish() throws(ImageFileError) {
    let digits = film.rate.value > 100 ? 3 : 2
    let tiles = pictures.enumerated().map { position, picture in
      let time = Double(selection.index(at: position)) / film.rate.value
      return SheetTile(picture: picture, time: String(format: "%.\(digits)f s", time))
    }
    let renderer = ImageRenderer(
      content: Sheet(
        rows: stride(from: 0, to: tiles.count, by: Self.columns).map {
          Array(tiles[$0..<min($0 + Self.columns, tiles.count)])
        },
        size: tile))
    renderer.scale = film.scale
    renderer.colorScheme = colorScheme
    renderer.isOpaque = true
    do {
      try output.append(renderer.pngData())
    } catch let error as ImageFileError {
      throw error
    } catch {
      throw .unsupported("the sheet cannot be made: \(error)")
    }
  }
}

/// A moment.
private struct SheetTile {
  let picture: Bitmap
  let time: String
}

private nonisolated struct Sheet: View {
  let rows: [[SheetTile]]
  let size: CGSize

  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 14) {
      ForEach(rows.indices, id: \.self) { row in
        GridRow {
          ForEach(rows[row].indices, id: \.self) { column in
            let tile = rows[row][column]
            VStack(alignment: .leading, spacing: 4) {
              Image(bitmap: tile.picture).resizable()
                .frame(width: size.width, height: size.height)
                .border(Color.gray.opacity(0.35), width: 1)
              Text(tile.time).font(.system(size: 11)).monospacedDigit()
                .foregroundStyle(.secondary)
            }
          }
        }
      }
    }
    .padding(16)
  }
}
