import Foundation
import StillAnimation
import StillGeometry
import StillViewGraph

/// How the parts of a presentation move (rules SM3.1 to SM3.9).
nonisolated struct PresentationMotion {
  /// Nil: the presentation is there at once.
  let passage: Passage?
  /// Whether what scales and slides fades instead.
  let isReduced: Bool

  static func route(
    of kind: Presentation.Kind, isQuiet: @escaping () -> Bool, isSuccessor: Bool = false
  ) -> PassageRoute {
    var route: PassageRoute
    switch kind {
    case .sheet, .cover, .page, .dialog, .popover: route = PassageRoute(SystemMotion.carriage)
    case .alert:
      route = PassageRoute(SystemMotion.alert)
      // It grows into its place, and fades where it stands.
      route.exit = -1
    case .menu, .contextMenu: route = PassageRoute(SystemMotion.menu, out: SystemMotion.menuAway)
    }
    // The presentation of the item before goes first (rule SM3.17).
    if isSuccessor { route.arrival = route.arrival.delay(0.4) }
    route.isQuiet = isQuiet
    route.comesAtTheStart = true
    return route
  }

  /// The shade over the window below a presentation (rule SM3.3).
  static func shade(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: 1 - abs(moment.position))
  }

  /// A card that rises from below the window (rules SM3.1, SM3.2 and SM3.6).
  static func rising(_ moment: PassageMoment) -> PassageAppearance {
    let way = max(moment.area.maxY - moment.currentFrame.minY, 0)
    return PassageAppearance(offset: CGSize(width: 0, height: way * moment.position))
  }

  /// The presentations of a presentation, which go with it (rule SM3.9).
  static func carried(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(
      offset: CGSize(width: 0, height: moment.area.height * max(moment.position, 0)),
      opacity: 1 + min(moment.position, 0))
  }

  /// An alert: from 1.2 of its size, and away by a fade (rule SM3.5).
  static func alert(isReduced: Bool) -> (PassageMoment) -> PassageAppearance {
    { moment in
      let growth = isReduced ? 0 : 0.2 * max(moment.position, 0)
      return PassageAppearance(scale: 1 + growth, opacity: 1 - abs(moment.position))
    }
  }

  /// A card that grows from the view that it belongs to (rule SM3.7).
  static func growing(from anchor: CGRect?, isReduced: Bool) -> (PassageMoment) -> PassageAppearance
  {
    { moment in
      let share = 1 - moment.position
      var look = PassageAppearance(opacity: min(max(share * 2, 0), 1))
      let frame = moment.frame
      guard !isReduced, let anchor, frame.width > 0, frame.height > 0 else {
        look.opacity = share
        return look
      }
      // The anchor is in the window's coordinates, as the area is.
      let x = (moment.area.minX + anchor.midX - frame.minX) / frame.width
      let y = (moment.area.minY + anchor.midY - frame.minY) / frame.height
      look.anchor = UnitPoint(x: min(max(x, 0), 1), y: min(max(y, 0), 1))
      look.scale = 0.1 + 0.9 * share
      return look
    }
  }

  /// A view that a context menu lifts: it grows a little where it stands (rule SM3.12).
  static func lifting(isReduced: Bool) -> (PassageMoment) -> PassageAppearance {
    { moment in
      PassageAppearance(scale: isReduced ? 1 : 1 + 0.03 * (1 - moment.position))
    }
  }

  /// The corners of a view that a context menu lifts, which get round as its card appears (rule SM3.12).
  static func rounding(_ moment: PassageMoment) -> PassageAppearance {
    var look = PassageAppearance()
    let radius = LiftedPreview.cornerRadius * min(max(1 - moment.position, 0), 1)
    look.clip = Path(roundedRect: moment.frame, cornerRadius: radius, style: .continuous)
    return look
  }

  /// A popover fades (rule SM3.8).
  static func fading(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: 1 - moment.position)
  }
}
