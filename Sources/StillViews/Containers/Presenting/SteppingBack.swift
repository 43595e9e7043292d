import Foundation
import StillDrawing
import StillGeometry
import StillViewGraph

/// How a sheet sends the view that presents it back (rule SM3.4).
nonisolated struct SheetStep: Equatable {
  /// The passage of the sheet; nil: it is there at once.
  let passage: Passage?
  /// The lower edge of the status bar, in points.
  let top: CGFloat
  /// How far the sheet is up, from 0, at most a lower detent, to 1, the highest place that there is.
  let share: Double

  static func == (a: Self, b: Self) -> Bool {
    a.passage === b.passage && a.top == b.top && a.share == b.share
  }
}

/// Tells the view below presentations of them.
nonisolated struct PresenterSigns {
  /// Takes a presentation, whether it dims the view, and whether its changes show their ends at once.
  typealias Dim = (ObjectIdentifier, Bool, @escaping () -> Bool) -> Void

  /// Takes how a high sheet sends the view back.
  let step: (SheetStep?) -> Void
  /// Takes whether a presentation makes the tints of the view grey.
  let dim: Dim
  /// Takes the presentations that are not on their way out: tints get their colors back when the others begin to leave.
  let keep: ([ObjectIdentifier]) -> Void
}

/// Tells whether tints change at once.
private final class DimmingChange {
  /// Whether the presentations that dim the view show the ends of their changes at once.
  private var queries: [ObjectIdentifier: () -> Bool] = [:]
  /// Whether the presentation that changed the tints last does so.
  private(set) var isQuiet = false

  /// - Parameters:
  ///   - isOn: Whether the presentation dims the view from now on.
  ///   - query: Returns whether its changes show their ends at once; nil: as before.
  func note(_ id: ObjectIdentifier, _ isOn: Bool, _ query: (() -> Bool)?) {
    guard let query = query ?? queries[id] else { return }
    isQuiet = query()
    queries[id] = isOn ? query : nil
  }
}

/// Shows presentations over a view: a high sheet sends it back, and what dims it makes its tints grey.
nonisolated struct PresentationHost: ViewModifier {
  let isWindow: Bool
  /// Whether it is the window of a device in a picture.
  let isDevice: Bool
  let carrier: Passage?
  /// Takes how the sheet above sends the view back; nil: the view steps back itself.
  let onStep: ((SheetStep?) -> Void)?
  /// Takes whether a presentation makes tints grey; nil: those of the view alone.
  let onDim: PresenterSigns.Dim?
  @State private var step: SheetStep?
  @Environment(\.self) private var environment
  /// The presentations that dim the view.
  @State private var dimming: Set<ObjectIdentifier> = []
  /// Those of them that the presenter of the window presents.
  @State private var rootDimming: Set<ObjectIdentifier> = []
  @State private var change: DimmingChange
  @Environment(\.windowPresenter) private var root
  /// Counts what the presenter of the window presents and takes away.
  @State private var rootChanges = 0

  init(
    isWindow: Bool, isDevice: Bool, carrier: Passage?, onStep: ((SheetStep?) -> Void)?,
    onDim: PresenterSigns.Dim?
  ) {
    self.isWindow = isWindow
    self.isDevice = isDevice
    self.carrier = carrier
    self.onStep = onStep
    self.onDim = onDim
    _change = State(wrappedValue: DimmingChange())
  }

  @MainActor func body(content: Content) -> some View {
    let (carrier, own, onDim) = (carrier, $step, onDim)
    let (dimming, rootDimming, change) = ($dimming, $rootDimming, change)
    let root = isWindow && !isDevice || onStep != nil ? nil : root
    let count = $rootChanges
    let shows = root?.follow(isDevice: isDevice) { count.wrappedValue += 1 }
    let signs = PresenterSigns(
      step: onStep ?? { if own.wrappedValue != $0 { own.wrappedValue = $0 } },
      dim: { id, isOn, isQuiet in
        Self.set(id, isOn, isQuiet, in: dimming, change)
        onDim?(id, isOn, isQuiet)
      },
      keep: { ids in
        for id in dimming.wrappedValue.subtracting(ids) {
          Self.set(id, false, nil, in: dimming, change)
          onDim?(id, false) { [isQuiet = change.isQuiet] in isQuiet }
        }
      })
    let rootSigns = PresenterSigns(
      step: signs.step,
      dim: { Self.set($0, $1, $2, in: rootDimming, change) }, keep: { _ in })
    let layer = rootChanges > 0 && shows == true ? root?.layer(rootSigns) : nil
    let isDimmed = !self.dimming.isEmpty || !self.rootDimming.isEmpty
    content
      .environment(\.dimsTint, isDimmed)
      // Tints lose and get back their colors on the way of the presentation (rule SM3.26).
      .systemAnimation(
        environment.systemMotion && !change.isQuiet ? SystemMotion.tint : nil, value: isDimmed
      )
      .modifier(
        SteppedBack(
          step: step, rise: step?.top ?? 0,
          grounds: step == nil
            ? nil
            : (
              Color.black.resolve(in: environment).drawn,
              ControlColor.ground.color(environment.colorScheme).resolve(in: environment).drawn
            ))
      )
      .modifier(
        _WindowOverlayModifier(PresentationsKey.self, isWindow: isWindow) { list, environment in
          // Where presentations come and go by motions, the layer is there before the first, and after the last.
          list.isEmpty && !environment.systemMotion && layer == nil
            ? nil
            : PresentationLayer(
              presentations: list, carrier: carrier, signs: signs, layer: layer)
        })
  }

  private static func set(
    _ id: ObjectIdentifier, _ isOn: Bool, _ isQuiet: (() -> Bool)?,
    in dimming: Binding<Set<ObjectIdentifier>>, _ change: DimmingChange
  ) {
    guard dimming.wrappedValue.contains(id) != isOn else { return }
    change.note(id, isOn, isQuiet)
    if isOn { dimming.wrappedValue.insert(id) } else { dimming.wrappedValue.remove(id) }
  }
}

/// Draws a view behind a high sheet: narrower, with its top below the status bar and with round corners.
nonisolated struct SteppedBack: AnimatableModifier {
  private let passage: Passage?
  /// How far the top moves, in points.
  private let rise: CGFloat
  /// The colors around the view and behind it; nil: none.
  private let grounds: (around: ResolvedColor, behind: ResolvedColor)?
  private var share: Double

  init(
    step: SheetStep?, rise: CGFloat,
    grounds: (around: ResolvedColor, behind: ResolvedColor)? = nil
  ) {
    passage = step?.passage
    self.rise = rise
    self.grounds = grounds
    share = step?.share ?? 0
  }

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    let (share, rise, grounds) = (share, rise, grounds)
    func look(_ share: Double) -> PassageAppearance {
      var look = Self.look(share, rise)
      if share > 0 { look.grounds = grounds }
      return look
    }
    return
      content
      .looks(passage == nil ? look(share) : PassageAppearance())
      .moves(with: passage) { look(share * (1 - min(max($0.position, 0), 1))) }
  }

  private static func look(_ share: Double, _ rise: CGFloat) -> PassageAppearance {
    var look = PassageAppearance(
      offset: CGSize(width: 0, height: rise * share), anchor: .top)
    (look.sideInset, look.rounding) = (16 * share, 10 * share)
    return look
  }
}
