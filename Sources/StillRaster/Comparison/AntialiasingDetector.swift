/// Tells pixels that differ because an edge was antialiased in another way from pixels that differ.
///
/// After V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009), as pixelmatch and odiff apply it: a
/// pixel of an edge has a darker and a brighter neighbour, at most two that are equal to it, and the darkest or the
/// brightest neighbour belongs to an area: it has at least three equal neighbours in both pictures. A pixel at the border of
/// its picture counts as having one equal neighbour more.
@safe
struct AntialiasingDetector {
  private let first: Pixels
  private let second: Pixels

  /// - Parameters: Pixels of two bitmaps that stay as they are as long as the detector is used.
  init(_ first: Pixels, _ second: Pixels) {
    self.first = first
    self.second = second
  }

  /// A bitmap's pixels.
  @safe
  struct Pixels {
    let base: UnsafePointer<PremultipliedPixel>
    let width: Int
    let height: Int

    init(_ base: UnsafePointer<PremultipliedPixel>, width: Int, height: Int) {
      unsafe self.base = unsafe base
      self.width = width
      self.height = height
    }

    func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel { unsafe base[y * width + x] }

    /// Returns the places around another one, and whether that is at the border.
    func around(_ x: Int, _ y: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>, atBorder: Bool) {
      let columns = max(x - 1, 0)...min(x + 1, width - 1)
      let rows = max(y - 1, 0)...min(y + 1, height - 1)
      return (columns, rows, columns.count < 3 || rows.count < 3)
    }
  }

  /// Whether the pixel at a place of both pictures is part of an antialiased edge in one of them.
  func explains(_ x: Int, _ y: Int) -> Bool {
    isAtEdge(x, y, of: first, beside: second) || isAtEdge(x, y, of: second, beside: first)
  }

  private func isAtEdge(_ x: Int, _ y: Int, of picture: Pixels, beside other: Pixels) -> Bool {
    let (columns, rows, atBorder) = picture.around(x, y)
    let pixel = picture.pixel(x, y)
    let center = OpaqueColor(pixel, ground: 255)
    var equalCount = atBorder ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for column in columns {
      for row in rows where column != x || row != y {
        let neighbor = picture.pixel(column, row)
        let difference =
          neighbor == pixel ? 0 : center.luma(above: OpaqueColor(neighbor, ground: 255))
        if difference == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if difference > darkest.difference {
          darkest = (difference, column, row)
        } else if difference < brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference > 0, brightest.difference < 0 else { return false }
    return [darkest, brightest].contains { place in
      Self.isInArea(place.x, place.y, of: picture) && Self.isInArea(place.x, place.y, of: other)
    }
  }

  /// Whether at least three neighbours are equal.
  private static func isInArea(_ x: Int, _ y: Int, of picture: Pixels) -> Bool {
    guard x < picture.width, y < picture.height else { return false }
    let (columns, rows, atBorder) = picture.around(x, y)
    let pixel = picture.pixel(x, y)
    var equalCount = atBorder ? 1 : 0
    for column in columns {
      for row in rows where column != x || row != y {
        if picture.pixel(column, row) == pixel { equalCount += 1 }
      }
    }
    return equalCount > 2
  }
}

extension OpaqueColor {
  /// Returns how much brighter the colour is than another one, in luma of 255.
  fileprivate func luma(above other: OpaqueColor) -> Double {
    Double(red - other.red) * 0.29889531 + Double(green - other.green) * 0.58662247
      + Double(blue - other.blue) * 0.11448223
  }
}
