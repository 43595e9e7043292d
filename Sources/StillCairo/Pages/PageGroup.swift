import CStillCairo
import StillDrawing

extension DisplayListPainter {
  /// Begins what is faded together on a page: Cairo keeps it as shapes and text.
  mutating func openPageGroup() throws(CairoError) -> Bool {
    guard groupCount < Self.groupLimit else { return true }
    pushPicture(PageGroup())
    groupCount += 1
    groupPixelCount += canvas.bounds.width * canvas.bounds.height
    unsafe cairo_push_group(canvas.context)
    state.opacity = 1
    return true
  }

  /// Whether the input of the current effect contains something that requires pixels: masks, and effects that read
  /// the backdrop.
  ///
  /// - Complexity: O(n) in the commands inside.
  var needsPixels: Bool {
    guard case .beginLayer(let layer) = list.commands[place.layer] else { return false }
    func needs(_ effects: some Sequence<Effect>) -> Bool {
      effects.contains { effect in
        if case .mask = effect { true } else { effect.value.readsBackdrop }
      }
    }
    if needs(layer.effects[..<place.effect]) { return true }
    return list.commands[place.layer..<Int(plan.ends[place.layer])].dropFirst().contains {
      if case .beginLayer(let inner) = $0 { needs(inner.effects) } else { false }
    }
  }
}

private struct PageGroup: PictureEffect {
  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    let context = unsafe painter.canvas.context
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, picture.state.opacity)
    // The context would keep the group alive.
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
    return false
  }
}
