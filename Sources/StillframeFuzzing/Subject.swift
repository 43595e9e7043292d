/// The code that random bytes are tried on. It returns for any bytes; a broken property ends the process.
enum Subject: String, CaseIterable {
  /// Bytes as a font file, and text in it.
  case fonts
  /// Bytes as a text with styles.
  case text
  /// Bytes as a PNG.
  case png
  /// Bytes as a picture of any format.
  case images
  /// Bytes as choices of which a tree of views is made, laid out and painted.
  case trees
  /// Bytes as steps of a path, which is then measured, cut, outlined and painted.
  case paths
  /// Bytes as two pictures that are compared.
  case diff
  /// Bytes as the seed of a tree that is changed while earlier changes are animated, and compared with a new one at rest.
  case moving
  /// Bytes as words of a command line.
  case arguments
  /// Bytes as a part of a film.
  case parts
  /// Bytes as the record of a failed snapshot.
  case records
  /// Bytes as the layout report in a golden.
  case reports
  /// Bytes as rows of a batch.
  case rows
  /// Bytes as the description of a set in an asset catalogue.
  case catalogues
  /// Bytes as an SVG, of which is counted what it asks for.
  case svg

  func fuzz(_ bytes: UnsafeRawBufferPointer) {
    switch self {
    case .fonts: unsafe FontFuzzing.run(bytes)
    case .text: unsafe TextFuzzing.run(bytes)
    case .png: unsafe PNGFuzzing.run(bytes)
    case .images: unsafe ImageFuzzing.run(bytes)
    case .trees: unsafe TreeFuzzing.run(bytes)
    case .paths: unsafe PathFuzzing.run(bytes)
    case .diff: unsafe DiffFuzzing.run(bytes)
    case .moving: unsafe MovingFuzzing.run(bytes)
    case .arguments: unsafe ArgumentsFuzzing.run(bytes)
    case .parts: unsafe PartFuzzing.run(bytes)
    case .records: unsafe GoldenFuzzing.record(bytes)
    case .reports: unsafe GoldenFuzzing.report(bytes)
    case .rows: unsafe RowFuzzing.run(bytes)
    case .catalogues: unsafe CatalogueFuzzing.run(bytes)
    case .svg: unsafe SVGFuzzing.run(bytes)
    }
  }
}
