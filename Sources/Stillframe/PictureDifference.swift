public import StillRaster

extension Bitmap {
  /// What differs between a reference and this picture.
  ///
  /// - Complexity: as ``PixelDiff/compare(_:_:options:)``.
  public func difference(
    from reference: Bitmap, options: PixelDiff.Options = PixelDiff.Options()
  ) -> PixelDiff {
    PixelDiff.compare(reference, self, options: options)
  }

  /// A picture of what differs from a reference: this picture in pale grey, red where pixels do not agree, yellow where an
  /// edge is antialiased in another way and that is ignored, blue over rectangles that are ignored.
  ///
  /// - Parameter isBesideBoth: Whether it stands to the right of the reference and of this picture; else it is alone.
  /// - Throws: `RenderError.tooManyPixels` where what is around both is beyond the limits of a picture.
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
