import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// How the parts of a page move when it comes, goes, or another one covers it (rules SM2.1 to SM2.8).
///
/// Position 1: beyond the trailing edge. 0: there. −1: covered.
nonisolated struct PageMotion {
  /// Nil: the page is there at once.
  let passage: Passage?
  let isRightToLeft: Bool
  /// Whether pages fade instead of moving.
  let isReduced: Bool
  /// Returns the frame that the page, or at a position below 0 the one above it, grows out of; nil: it is pushed.
  let source: (Double) -> CGRect?
  /// Returns where a finger has pulled the page; nil: none has.
  let pull: () -> ZoomPull?

  init(
    passage: Passage?, isRightToLeft: Bool, isReduced: Bool,
    source: @escaping (Double) -> CGRect?, pull: @escaping () -> ZoomPull?
  ) {
    self.passage = passage
    self.isRightToLeft = isRightToLeft
    self.isReduced = isReduced
    self.source = source
    self.pull = pull
  }

  /// Whether nothing slides.
  private func isStill(_ moment: PassageMoment) -> Bool {
    isReduced || source(moment.position) != nil
  }

  /// How much of its width a covered page moves (rule SM2.3).
  private static var parallax: Double { 0.3 }
  /// The strongest dimming of a covered page (rule SM2.4).
  private static var dimming: Double { 0.1 }

  private var sign: Double { isRightToLeft ? -1 : 1 }

  /// The content below the bar.
  func content(_ moment: PassageMoment) -> PassageAppearance {
    let position = moment.position
    if isReduced { return PassageAppearance(opacity: position > 0 ? 1 - position : 1) }
    if let source = source(position) {
      guard position > 0 else { return PassageAppearance() }
      return Self.zoom(moment, from: source, pull: pull())
    }
    let share = position > 0 ? position : position * Self.parallax
    return PassageAppearance(offset: CGSize(width: share * moment.area.width * sign, height: 0))
  }

  /// The ground of a page that moves over another one; a page at rest stands on the window's.
  func ground(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: moment.isUnderWay ? 1 : 0)
  }

  /// The shadow at the leading edge of a page on its way (rule SM2.5).
  func shadow(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: moment.position > 0 && !isStill(moment) ? 1 : 0)
  }

  /// The dimming of a page that is being covered (rule SM2.4).
  func dimming(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: isReduced ? 0 : Self.dimming * max(-moment.position, 0))
  }

  /// The ground of a bar: that of a page that comes fades over the other one (rule SM2.6).
  func barGround(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: 1 - max(moment.position, 0))
  }

  /// The buttons of a bar fade (rule SM2.6).
  func items(_ moment: PassageMoment) -> PassageAppearance {
    PassageAppearance(opacity: 1 - abs(moment.position))
  }

  /// The title between the buttons: from the trailing side, and on to where the way back is (rule SM2.7).
  func title(_ moment: PassageMoment) -> PassageAppearance {
    let position = moment.position
    var look = PassageAppearance(opacity: 1 - abs(position))
    if isStill(moment) { return look }
    let leading =
      isRightToLeft
      ? moment.area.maxX - moment.frame.midX : moment.frame.midX - moment.area.minX
    // The middle of the way back's words lies some 60 points from the edge.
    let way = position > 0 ? moment.area.width / 2 : max(leading - 60, 0)
    look.offset.width = position * way * sign
    return look
  }

  /// A large title: with its page, and on to the way back, half as large (rule SM2.8).
  func largeTitle(_ moment: PassageMoment) -> PassageAppearance {
    var look = drawer(moment)
    let share = -moment.position
    guard !isStill(moment), share > 0 else { return look }
    look.opacity = max(1 - 1.5 * share, 0)
    look.scale = 1 - share / 2
    look.anchor = isRightToLeft ? .trailing : .leading
    // From the margin to where the words of the way back begin, in the middle of the bar above.
    look.offset = CGSize(
      width: 19 * share * sign, height: -share * (moment.frame.height / 2 + 22))
    return look
  }

  /// A large title with a field below: with its page, and away by a fade.
  func drawer(_ moment: PassageMoment) -> PassageAppearance {
    let position = moment.position
    if isStill(moment) || position < 0 { return PassageAppearance(opacity: 1 - abs(position)) }
    return PassageAppearance(offset: CGSize(width: position * moment.area.width * sign, height: 0))
  }

  /// The words of the way back: from where the title was (rule SM2.7).
  func back(_ moment: PassageMoment) -> PassageAppearance {
    let position = max(moment.position, 0)
    var look = PassageAppearance(opacity: 1 - abs(moment.position))
    guard !isStill(moment) else { return look }
    let leading =
      isRightToLeft
      ? moment.area.maxX - moment.frame.midX : moment.frame.midX - moment.area.minX
    look.offset.width = position * max(moment.area.width / 2 - leading, 0) * sign
    return look
  }
}

/// Moves the content of a page on a ground of its own, with a shadow before it, and dims it.
nonisolated struct MovingPage: ViewModifier {
  let motion: PageMotion
  @Environment(\.pageGround) private var ground

  init(motion: PageMotion) {
    self.motion = motion
  }

  @MainActor func body(content: Content) -> some View {
    if let passage = motion.passage {
      content
        .background {
          Rectangle().fill(ground ?? AnyShapeStyle(ControlColor.ground))
            .overlay(alignment: .leading) { shadow(passage) }
            .ignoresSafeArea()
            .moves(with: passage, motion.ground)
        }
        .overlay {
          Rectangle().fill(Color.black).ignoresSafeArea().moves(with: passage, motion.dimming)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
        .moves(with: passage, motion.content)
    } else {
      content.onPageGround()
    }
  }

  /// Outside the page, beyond its leading edge.
  @MainActor private func shadow(_ passage: Passage) -> some View {
    LinearGradient(
      colors: [.black.opacity(0), .black.opacity(0.1)], startPoint: .leading, endPoint: .trailing
    )
    .frame(width: 9)
    .offset(x: motion.isRightToLeft ? 9 : -9)
    .moves(with: passage, motion.shadow)
  }
}

private let pageGroundEntry = EnvironmentEntry<AnyShapeStyle?>(nil)

extension EnvironmentValues {
  /// The ground of pages in the presentation around; nil: the window's.
  var pageGround: AnyShapeStyle? {
    get { self[pageGroundEntry] }
    set { self[pageGroundEntry] = newValue }
  }
}

extension Navigator {
  /// Returns the passage of the page above `depth` others.
  func passage(at depth: Int) -> Passage {
    while passages.count <= depth { passages.append(Passage()) }
    return passages[depth]
  }

  /// Notes when the stack is first built.
  func noteStart() {
    if start == nil { start = ViewGraph.current?.changeNumber }
  }

  /// Whether the change that brought the stack is still being shown: what leads on from there stands at once.
  var isNew: Bool { start != nil && start == ViewGraph.current?.changeNumber }

  /// Notes how many pages are above the root, and how many were before that changed.
  func noteTop(_ count: Int) {
    guard count != tops.now else { return }
    tops = (tops.now, count)
    // A page that a finger has sent away goes from where it was pulled; others go their own way.
    if pull?.isAway == true { pull?.isAway = false } else { pull = nil }
  }

  /// Returns where a page comes from and goes to: one that was covered comes back from there.
  func route(at depth: Int) -> PassageRoute {
    var route = PassageRoute(SystemMotion.carriage)
    route.entrance = depth < tops.before ? -1 : 1
    route.exit = depth < tops.now ? -1 : 1
    return route
  }
}
