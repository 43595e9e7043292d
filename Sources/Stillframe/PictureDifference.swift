public import StillRaster

extension Bitmap {
  /// Compares this picture with a reference.
  ///
  /// - Complexity: as ``PixelDiff/compare(_:_:options:)``.
  public func difference(
    from reference: Bitmap, options: PixelDiff.Options = PixelDiff.Options()
  ) -> PixelDiff {
    PixelDiff.compare(reference, self, options: options)
  }

  /// Draws the differences from a reference: this picture in pale grey, red for pixels that differ, yellow for ignored
  /// differences in antialiasing, blue over ignored rectangles.
  ///
  /// - Parameter isBesideBoth: Whether it is drawn to the right of the reference and this picture (default: alone).
  /// - Throws: `RenderError.tooManyPixels` if the result exceeds the limits of a picture.
  public func differencePicture(
    from reference: Bitmap, options: PixelDiff.Options = PixelDiff.Options(),
    besideBoth isBesideBoth: Bool = false
  ) throws(RenderError) -> Bitmap {
    do throws(BitmapError) {
      return isBesideBoth
        ? try DiffPicture.sideBySide(reference: reference, actual: self, options: options)
        : try DiffPicture.make(reference: reference, actual: self, options: options)
    } catch .tooLarge(let width, let height) {
      throw .tooManyPixels(
        width: width, height: height, side: Bitmap.largestSide, total: Bitmap.mostPixels)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }
}
