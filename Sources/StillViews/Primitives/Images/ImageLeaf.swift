package import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout
import StillText
package import StillViewGraph

extension Image: LeafView {
  package func leaf(in environment: EnvironmentValues) -> ImageLeaf {
    let shown = shownLeaf(in: environment)
    guard environment.hidesImages else { return shown }
    return .redacted(
      shown, ForegroundStyle().opacity(RedactionBar.opacity)._fill(in: environment))
  }

  private func shownLeaf(in environment: EnvironmentValues) -> ImageLeaf {
    switch source {
    case .symbol: .symbol(symbolLeaf(in: environment))
    case .pixels(let reference): .picture(pictureLeaf(reference.picture, in: environment))
    case .named(let name, let bundle):
      if let found = environment.pictureSystem?.picture(
        named: name, in: bundle, for: environment.pictureTraits)
      {
        .picture(pictureLeaf(found, in: environment))
      } else {
        .missing(
          MissingLeaf(
            problem: environment.pictureSystem?.problem(
              ofPictureNamed: name, in: bundle, for: environment.pictureTraits)
              ?? "there is no image named '\(name)': register its folder or catalogue with ImageRegistry",
            isResizable: isResizable, isMarked: environment.marksMissingImages))
      }
    }
  }

  private func pictureLeaf(
    _ picture: FoundPicture, in environment: EnvironmentValues
  ) -> PictureLeaf {
    let isTemplate = templateMode.map { $0 == .template } ?? picture.isTemplate ?? false
    let symbol = picture.symbol.flatMap { sized(picture, $0, in: environment) }
    return PictureLeaf(
      picture: PictureReference(symbol?.picture ?? picture), place: symbol?.place,
      isResizable: isResizable, capInsets: capInsets,
      isTiled: resizingMode == .tile, isSmooth: interpolation != .none,
      isAntialiased: isAntialiased,
      fill: isTemplate ? ForegroundStyle()._fill(in: environment) : nil)
  }
}

extension Image {
  /// Returns a catalogue's symbol in the size that symbols have beside text, and where it stands there.
  private func sized(
    _ symbol: FoundPicture, _ margins: SymbolMargins, in environment: EnvironmentValues
  ) -> (picture: FoundPicture, place: SymbolPlace)? {
    let size = (environment.font ?? .body).descriptor(in: environment).size
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.785
      case .medium: 1
      case .large: 1.27
      }
    let points = size * factor
    guard points.isFinite, points > 0 else { return nil }
    let picture = FoundPicture(
      source: symbol.source, scale: 100 / points, isTemplate: symbol.isTemplate,
      symbol: margins)
    return (
      picture,
      SymbolPlace(
        margins, size: size, factor: factor, pixelLength: environment.pixelLength)
    )
  }
}

/// The content of an image.
nonisolated package enum ImageLeaf: LeafContent {
  case symbol(SymbolLeaf)
  case picture(PictureLeaf)
  /// No picture has the name, or none that can be read.
  case missing(MissingLeaf)
  /// A bar in place of what is not to be seen.
  indirect case redacted(ImageLeaf, _Fill)

  package var reportName: String { "Image" }

  package var interpolatesSize: Bool {
    switch self {
    case .symbol(let leaf): leaf.interpolatesSize
    case .picture(let leaf): leaf.isResizable
    case .missing(let leaf): leaf.isResizable
    case .redacted(let leaf, _): leaf.interpolatesSize
    }
  }

  package var isRigid: Bool {
    switch self {
    case .symbol(let leaf): leaf.isRigid
    case .picture(let leaf): !leaf.isResizable
    case .missing(let leaf): !leaf.isResizable
    case .redacted(let leaf, _): leaf.isRigid
    }
  }

  package var spacing: ViewSpacing {
    switch self {
    case .symbol(let leaf): leaf.spacing
    case .picture(let leaf): leaf.spacing
    case .missing: ViewSpacing()
    case .redacted(let leaf, _): leaf.spacing
    }
  }

  package var warnings: [String] {
    switch self {
    case .symbol(let leaf): leaf.warnings
    case .picture: []
    case .missing(let leaf): [leaf.problem]
    case .redacted(let leaf, _): leaf.warnings
    }
  }

  package var animatableData: SymbolLeaf.AnimatableData {
    get {
      switch self {
      case .symbol(let leaf): leaf.animatableData
      case .picture(let leaf): AnimatablePair(leaf.fill?.animatableData ?? .zero, .zero)
      case .missing: .zero
      case .redacted(_, let fill): AnimatablePair(fill.animatableData, .zero)
      }
    }
    set {
      switch self {
      case .symbol(var leaf):
        leaf.animatableData = newValue
        self = .symbol(leaf)
      case .picture(var leaf):
        leaf.fill?.animatableData = newValue.first
        self = .picture(leaf)
      case .missing: break
      case .redacted(let leaf, var fill):
        fill.animatableData = newValue.first
        self = .redacted(leaf, fill)
      }
    }
  }

  /// Whether it is painted in the foreground style.
  var isTinted: Bool {
    switch self {
    case .symbol: true
    case .picture(let leaf): leaf.fill != nil
    case .missing, .redacted: false
    }
  }

  /// Returns the image painted with a fill (nil: in its own colours, which symbols do not have).
  func tinted(_ fill: _Fill?) -> ImageLeaf {
    switch self {
    case .symbol(var leaf):
      if let fill { leaf.fill = fill }
      return .symbol(leaf)
    case .picture(var leaf):
      leaf.fill = fill
      return .picture(leaf)
    case .missing, .redacted: return self
    }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .symbol(let leaf): leaf.size(proposal)
    case .picture(let leaf): leaf.size(proposal)
    case .missing(let leaf): leaf.size(proposal)
    case .redacted(let leaf, _): leaf.size(proposal)
    }
  }

  package func measuresLike(_ other: ImageLeaf) -> Bool {
    switch (self, other) {
    case (.symbol(let a), .symbol(let b)): a.measuresLike(b)
    case (.picture(let a), .picture(let b)): a.measuresLike(b)
    case (.missing(let a), .missing(let b)): a.measuresLike(b)
    case (.redacted(let a, _), .redacted(let b, _)): a.measuresLike(b)
    default: false
    }
  }

  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch self {
    case .symbol(let leaf): leaf.guide(key, size: size, proposal: proposal)
    case .picture(let leaf): leaf.guide(key, size: size)
    case .redacted(let leaf, _): leaf.guide(key, size: size, proposal: proposal)
    case .missing: nil
    }
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    switch self {
    case .symbol(let leaf): leaf.draw(in: frame, proposal: proposal, &pass)
    case .picture(let leaf): leaf.draw(in: frame, &pass)
    case .missing(let leaf): leaf.draw(in: frame, &pass)
    case .redacted(_, let fill):
      let bar = Path(roundedRect: frame, cornerRadius: RedactionBar.cornerRadius)
      pass.add(.fill(bar, fill.paint(in: frame), .nonZero))
    }
  }
}
