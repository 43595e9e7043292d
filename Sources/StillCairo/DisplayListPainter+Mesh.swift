import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  /// In how many parts a cell is cut along each side, between which sides are straight and colours even.
  private static let parts = 12

  /// Makes a mesh what Cairo paints with next: a picture of the visible part.
  func setSource(_ mesh: MeshPaint, over area: PixelRect) -> Bool {
    guard let surface = unsafe Self.clearSurface(area) else { return false }
    defer { unsafe cairo_surface_destroy(surface) }
    guard let context = unsafe cairo_create(surface) else { return false }
    defer { unsafe cairo_destroy(context) }
    let background = mesh.background
    unsafe cairo_set_source_rgba(
      context, Double(background.red), Double(background.green), Double(background.blue),
      Double(background.opacity) * state.opacity)
    unsafe cairo_paint(context)
    guard let pattern = unsafe cairo_pattern_create_mesh() else { return false }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 { unsafe addCell(column, row, of: mesh, to: pattern) }
    }
    let transform = state.transform
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx) - Double(area.minX),
      y0: Double(transform.ty) - Double(area.minY))
    unsafe cairo_set_matrix(context, &matrix)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_paint(context)
    unsafe cairo_surface_flush(surface)
    unsafe setSource(surface, at: area)
    return true
  }

  private func addCell(
    _ column: Int, _ row: Int, of mesh: MeshPaint, to pattern: OpaquePointer
  ) {
    let count = Self.parts
    let step = 1 / CGFloat(count)
    var places: [CGPoint] = []
    var colors: [ResolvedColor] = []
    for y in 0...count {
      for x in 0...count {
        let (u, v) = (CGFloat(x) * step, CGFloat(y) * step)
        places.append(mesh.place(column: column, row: row, x: u, y: v))
        colors.append(mesh.color(column: column, row: row, x: u, y: v))
      }
    }
    for y in 0..<count {
      for x in 0..<count {
        let upper = y * (count + 1) + x
        let lower = upper + count + 1
        let corners = [upper, upper + 1, lower + 1, lower]
        unsafe cairo_mesh_pattern_begin_patch(pattern)
        for (index, corner) in corners.enumerated() {
          let place = places[corner]
          if index == 0 {
            unsafe cairo_mesh_pattern_move_to(pattern, Double(place.x), Double(place.y))
          } else {
            unsafe cairo_mesh_pattern_line_to(pattern, Double(place.x), Double(place.y))
          }
        }
        for (index, corner) in corners.enumerated() {
          let color = colors[corner]
          unsafe cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue),
            Double(color.opacity) * state.opacity)
        }
        unsafe cairo_mesh_pattern_end_patch(pattern)
      }
    }
  }

  /// Returns a surface for the pixels of an area that is not empty.
  static func clearSurface(_ area: PixelRect) -> OpaquePointer? {
    guard
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return nil }
    return unsafe surface
  }

  /// Makes a picture of an area what Cairo paints with.
  func setSource(_ surface: OpaquePointer, at area: PixelRect) {
    unsafe cairo_set_source_surface(
      canvas.context, surface, Double(area.minX - canvas.bounds.minX),
      Double(area.minY - canvas.bounds.minY))
    unsafe cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
  }
}
