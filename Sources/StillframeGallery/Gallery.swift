public import StillframeScenes

/// Every scene, in the order in which the command line and the demo show them.
public struct Gallery: SceneCatalog {
  public init() {}

  public var scenes: some SceneList { SceneGroup(Self.scenes) }

  /// To add a scene: a file in `Scenes` that extends `GalleryScene` with a constant, and its name here.
  nonisolated public static let scenes: [GalleryScene] = [
    .anyLayout, .anyLayoutColumn, .anyLayoutDepth, .flow, .flowAligned, .flowMorph, .turningCard,
    .galaxy, .bricks, .measuredStacks, .equalWidth, .radial, .radialTie,
    .quiz1, .quiz2, .quiz3, .leaderboard, .fits, .rightToLeft, .guides, .explain,
    .buttons, .values, .choices, .gauges, .settings, .inbox, .article, .player, .checkout,
    .weather, .chart, .pricing, .calendar, .chat, .onboarding, .profile,
    .badge, .dashboard, .herbarium, .card, .dataFlow,
    .specimen, .world, .emoji, .bidi, .truncation, .headline, .blends, .filters, .symbols,
    .richText, .wave, .errands, .hero, .beacons, .parcel, .counter, .stationClock, .cardStack,
    .plans,
    .bookShelf, .widgetTimelines, .ferryTicket,
    .chartDashboard, .reportPage, .weatherStrip, .cityYears,
    .contentModes, .socialCard, .tideChart,
    .materials, .mesh, .cutouts, .poster,
    .buttonFamily, .valueFamily, .choiceFamily, .dateFamily, .fieldFamily, .gaugeFamily, .boxFamily,
    .listFamily, .barFamily, .searchFamily, .sheetFamily, .dialogFamily,
  ]

  /// Returns the scene of a name; nil when there is none.
  nonisolated public static func scene(named name: String) -> GalleryScene? {
    scenes.first { $0.name == name }
  }
}
