package import StillDrawing
import StillGeometry
package import StillViewGraph

private let pictureSystemEntry = EnvironmentEntry<(any PictureSystem)?>(nil)

extension EnvironmentValues {
  /// The system that finds pictures and colours by name.
  package var pictureSystem: (any PictureSystem)? {
    get { self[pictureSystemEntry] }
    set { self[pictureSystemEntry] = newValue }
  }

  /// The traits for which pictures and colours are looked up.
  var pictureTraits: PictureTraits {
    PictureTraits(
      scale: displayScale, isDark: colorScheme == .dark,
      isRightToLeft: layoutDirection == .rightToLeft,
      isContrasted: colorSchemeContrast == .increased)
  }
}
