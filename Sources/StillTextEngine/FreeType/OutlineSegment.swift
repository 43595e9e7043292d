internal import CStillFreeType

/// A step along an outline, as `FT_Outline_Decompose` calls it out.
enum OutlineSegment {
  /// Starts a contour; the one before is closed.
  case move(FT_Vector)
  case line(FT_Vector)
  case quadratic(control: FT_Vector, to: FT_Vector)
  case cubic(FT_Vector, FT_Vector, to: FT_Vector)

  /// Returns the steps of an outline in the order of its contours; none for a broken outline.
  static func segments(of outline: inout FT_Outline) -> [OutlineSegment] {
    var segments: [OutlineSegment] = []
    var callbacks = callbacks
    let code = unsafe withUnsafeMutablePointer(to: &segments) { segments in
      unsafe FT_Outline_Decompose(&outline, &callbacks, segments)
    }
    return code == 0 ? segments : []
  }

  /// FreeType's table of functions; the user pointer is an array of segments.
  private static var callbacks: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, user in
        guard let to = unsafe to else { return 1 }
        return unsafe OutlineSegment.append(.move(to.pointee), to: user)
      },
      line_to: { to, user in
        guard let to = unsafe to else { return 1 }
        return unsafe OutlineSegment.append(.line(to.pointee), to: user)
      },
      conic_to: { control, to, user in
        guard let control = unsafe control, let to = unsafe to else { return 1 }
        return unsafe OutlineSegment.append(
          .quadratic(control: control.pointee, to: to.pointee), to: user)
      },
      cubic_to: { first, second, to, user in
        guard let first = unsafe first, let second = unsafe second, let to = unsafe to
        else { return 1 }
        return unsafe OutlineSegment.append(
          .cubic(first.pointee, second.pointee, to: to.pointee), to: user)
      }, shift: 0, delta: 0)
  }

  private static func append(
    _ segment: OutlineSegment, to user: UnsafeMutableRawPointer?
  ) -> Int32 {
    guard let user = unsafe user else { return 1 }
    unsafe user.assumingMemoryBound(to: [OutlineSegment].self).pointee.append(segment)
    return 0
  }
}
