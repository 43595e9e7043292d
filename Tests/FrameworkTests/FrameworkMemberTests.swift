import CloudKit
import Contacts
import ContactsUI
import CoreBluetooth
import CoreLocation
import CoreSpotlight
import CoreTelephony
import DeviceActivity
import FamilyControls
import GameKit
import GroupActivities
import LinkPresentation
import ManagedSettings
import MediaPlayer
import MetricKit
import NaturalLanguage
import PencilKit
import QuickLook
import SpriteKit
import SwiftUI
import SystemConfiguration
import Testing
import Translation
import Vision
import VisionKit
import WatchConnectivity
import WeatherKit

/// Members of frameworks that programs set or read now and then.
@MainActor @Suite struct FrameworkMemberTests {
  @Test func recordsAreNotSaved() async {
    let record = CKRecord(recordType: "Code")
    #expect(record.creationDate == nil && record.modificationDate == nil)
    #expect(record.creatorUserRecordID == nil && record.parent == nil)
    let container = CKContainer(identifier: "iCloud.org.example")
    #expect(container.containerIdentifier == "iCloud.org.example")
    for database in [container.privateCloudDatabase, container.sharedCloudDatabase] {
      await #expect(throws: CKError.self) {
        try await database.deleteRecord(withID: record.recordID)
      }
      await #expect(throws: CKError.self) { try await database.record(for: record.recordID) }
      database.fetch(withRecordID: record.recordID) { found, _ in #expect(found == nil) }
      database.delete(withRecordID: record.recordID) { id, _ in #expect(id == nil) }
    }
    await #expect(throws: CKError.self) { try await container.userRecordID() }
    let error = CKError(CKError.networkUnavailable)
    #expect(error.retryAfterSeconds == nil && error.code != CKError.unknownItem)
  }

  @Test func operationsTellEachOfTheirFunctions() {
    var count = 0
    let save = CKModifyRecordsOperation()
    save.recordIDsToDelete = [CKRecord.ID()]
    save.qualityOfService = .userInitiated
    save.modifyRecordsResultBlock = { _ in count += 1 }
    save.completionBlock = { count += 1 }
    let find = CKQueryOperation(
      query: CKQuery(recordType: "A", predicate: NSPredicate(value: true)))
    find.desiredKeys = ["text"]
    find.resultsLimit = 5
    find.recordFetchedBlock = { _ in count += 100 }
    find.recordMatchedBlock = { _, _ in count += 100 }
    find.queryCompletionBlock = { _, _ in count += 1 }
    for operation in [save, find] as [CKDatabaseOperation] {
      CKContainer.default().publicCloudDatabase.add(operation)
    }
    #expect(count == 3)
    let options: CKQuerySubscription.Options = [
      .firesOnRecordUpdate, .firesOnRecordDeletion, .firesOnce,
    ]
    let subscription = CKQuerySubscription(
      recordType: "A", predicate: NSPredicate(value: true), subscriptionID: "a", options: options)
    let news = CKSubscription.NotificationInfo()
    (news.alertLocalizationKey, news.alertLocalizationArgs) = ("new", ["text"])
    (news.titleLocalizationKey, news.titleLocalizationArgs) = ("title", ["text"])
    (news.subtitle, news.category, news.desiredKeys) = ("Now", "code", ["text"])
    (news.soundName, news.shouldSendContentAvailable, news.title) = ("default", true, "News")
    #expect(subscription.subscriptionID == "a" && subscription.querySubscriptionOptions == options)
  }

  @Test func contactsHaveFurtherFacts() {
    let person = CNMutableContact()
    (person.nickname, person.nameSuffix, person.note) = ("Addie", "Jr.", "Met in London")
    (person.departmentName, person.jobTitle) = ("Engines", "Analyst")
    person.imageData = Data([1])
    person.urlAddresses = [CNLabeledValue(label: nil, value: "https://example.org" as NSString)]
    let address = CNMutablePostalAddress()
    (address.street, address.postalCode, address.state) = ("Main Street 1", "12345", "")
    (address.country, address.isoCountryCode) = ("Germany", "de")
    #expect(person.isKeyAvailable(CNContactNicknameKey) && person.imageDataAvailable)
    #expect(CNContactFormatter().string(from: person) == "Addie")
    #expect(address.street == "Main Street 1" && address.isoCountryCode == "de")
    let request = CNContactFetchRequest(keysToFetch: [])
    (request.unifyResults, request.predicate) = (false, nil)
    #expect(throws: CNError.self) {
      try CNContactStore().unifiedContact(withIdentifier: person.identifier, keysToFetch: [])
    }
    let picker = CNContactPickerViewController()
    picker.predicateForEnablingContact = NSPredicate(value: true)
    picker.predicateForSelectionOfContact = NSPredicate(value: true)
    let page = CNContactViewController(forUnknownContact: person)
    (page.allowsActions, page.contactStore) = (false, CNContactStore())
    #expect(page.contact === person)
  }

  @Test func foundItemsHaveFurtherFacts() {
    let facts = CSSearchableItemAttributeSet()
    (facts.displayName, facts.textContent, facts.creator) = ("A", "Text", "Ada")
    (facts.authorNames, facts.relatedUniqueIdentifier) = (["Ada"], "a")
    (facts.thumbnailData, facts.thumbnailURL) = (Data(), URL(fileURLWithPath: "a.png"))
    facts.contentURL = URL(string: "https://example.org")
    (facts.startDate, facts.endDate, facts.dueDate) = (.now, .now, nil)
    (facts.contentCreationDate, facts.contentModificationDate) = (.now, .now)
    (facts.latitude, facts.longitude) = (52.5, 13.4)
    #expect(facts.authorNames == ["Ada"] && facts.contentType == nil)
  }

  @Test func networksHaveNoFacts() {
    let carrier = CTCarrier()
    #expect(carrier.isoCountryCode == nil && carrier.mobileCountryCode == nil)
    #expect(carrier.mobileNetworkCode == nil && !carrier.allowsVOIP)
    let info = CTTelephonyNetworkInfo()
    #expect(info.dataServiceIdentifier == nil && info.serviceCurrentRadioAccessTechnology == nil)
    let flags: [SCNetworkReachabilityFlags] = [
      .connectionOnDemand, .connectionOnTraffic, .interventionRequired, .isDirect,
      .isLocalAddress, .isWWAN, .transientConnection,
    ]
    #expect(Set(flags.map(\.rawValue)).count == flags.count)
    var address = sockaddr()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    let allocator: CFAllocator? = nil
    #expect(allocator == nil && address.sa_len == 16)
    let session = WCSession.default
    #expect(!session.isCompanionAppInstalled && !session.isComplicationEnabled)
    #expect(session.remainingComplicationUserInfoTransfers == 0)
    #expect(!session.transferCurrentComplicationUserInfo(["a": 1]).isTransferring)
    #expect(MXMetricPayload().dictionaryRepresentation().isEmpty)
    #expect(MXMetricPayload().latestApplicationVersion.isEmpty)
    let faults = MXDiagnosticPayload()
    #expect(faults.crashDiagnostics == nil && faults.hangDiagnostics == nil)
    #expect(faults.cpuExceptionDiagnostics == nil && MXHangDiagnostic() != MXDiagnostic())
    let crash = MXCrashDiagnostic()
    #expect(crash.terminationReason == nil && crash.exceptionType == nil && crash.signal == nil)
    let calls: MXCallStackTree = crash.callStackTree
    #expect(calls.jsonRepresentation() == MXCPUExceptionDiagnostic().jsonRepresentation())
    #expect(crash.applicationVersion.isEmpty)
    let file: WCSessionFileTransfer = session.transferFile(
      URL(fileURLWithPath: "a.json"), metadata: ["kind": "a"])
    let sent: WCSessionFile = file.file
    file.cancel()
    #expect(!file.isTransferring && sent.fileURL.lastPathComponent == "a.json")
    #expect(sent.metadata?["kind"] as? String == "a")
    #expect(session.outstandingFileTransfers.isEmpty)
    #expect(session.outstandingUserInfoTransfers.isEmpty)
    #expect(MXDiagnosticPayload().timeStampBegin == MXDiagnosticPayload().timeStampEnd)
    #expect(CBCharacteristicProperties.writeWithoutResponse != .write)
    let central = CBCentralManager()
    #expect(central.retrieveConnectedPeripherals(withServices: []).isEmpty)
    #expect(central.authorization == CBCentralManager.authorization)
    func leave(_ peripheral: CBPeripheral, _ service: CBService, _ value: CBCharacteristic) {
      peripheral.discoverCharacteristics(nil, for: service)
      peripheral.readRSSI()
      if value.isNotifying, peripheral.services == nil {
        central.cancelPeripheralConnection(peripheral)
      }
    }
  }

  @Test func playersHaveNoFacts() async {
    let player = GKLocalPlayer.local
    #expect(player.gamePlayerID.isEmpty && player.teamPlayerID.isEmpty)
    #expect(!player.isUnderage && !player.isMultiplayerGamingRestricted)
    player.unregisterAllListeners()
    player.loadPhoto(for: GKPlayer.PhotoSize.small) { photo, _ in #expect(photo == nil) }
    await #expect(throws: GKError.self) { try await GKAchievement.loadAchievements() }
    GKAccessPoint.shared.showHighlights = false
    GKAccessPoint.shared.parentWindow = nil
    #expect(!GKAccessPoint.shared.showHighlights && !GKAccessPoint.shared.isPresentingGameCenter)
    let entry = GKLeaderboard.Entry()
    #expect(entry.score == 0 && entry.formattedScore.isEmpty && entry.rank == 0)
    #expect(GKLeaderboard().baseLeaderboardID.isEmpty && GKLeaderboard().title == nil)
    #expect(GKLeaderboard.PlayerScope.friendsOnly != .global)
    #expect(GKLeaderboard.TimeScope.week.rawValue == 1)
  }

  @Test func activitiesHaveFurtherFacts() {
    var metadata = GroupActivityMetadata()
    metadata.subtitle = "Together"
    metadata.fallbackURL = URL(string: "https://example.org")
    metadata.supportsContinuationOnTV = true
    let types: Set<GroupActivityMetadata.ActivityType> = [
      .generic, .createTogether, .listenTogether, .workoutTogether, .watchTogether,
    ]
    #expect(types.count == 5 && types.contains(metadata.type))
    func watched() {}
    func listen(_ messenger: GroupSessionMessenger) async -> [Participant] {
      var people: [Participant] = []
      for await (_, context) in messenger.messages(of: String.self) {
        people.append(context.source)
      }
      return people
    }
    func leave<A: GroupActivity>(_ session: GroupSession<A>) -> String {
      session.leave()
      session.end()
      let watching = session.$state.sink { if case .invalidated = $0 { watched() } }
      watching.cancel()
      return A.activityIdentifier
    }
    let monitor = DeviceActivityMonitor()
    monitor.intervalDidEnd(for: DeviceActivityName("day"))
    monitor.eventDidReachThreshold(
      DeviceActivityEvent.Name("limit"), activity: DeviceActivityName(rawValue: "day"))
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(), intervalEnd: DateComponents(), repeats: false,
      warningTime: DateComponents(minute: 5))
    #expect(schedule.warningTime?.minute == 5)
    #expect(DeviceActivityEvent(threshold: DateComponents()).categories.isEmpty)
    let interval = DateInterval(start: .distantPast, duration: 1)
    let segment = DeviceActivityFilter.SegmentInterval.hourly(during: interval)
    let filter = DeviceActivityFilter(segment: segment, users: DeviceActivityFilter.Users.children)
    if case .hourly(let during) = filter.segmentInterval { #expect(during == interval) }
    #expect(FamilyActivitySelection().categories.isEmpty)
    var store = ShieldSettings.ActivityCategoryPolicy<WebDomain>.none
    store = .specific([])
    let settings = ManagedSettingsStore()
    settings.shield.webDomainCategories = store
    settings.application.blockedApplications = [Application(bundleIdentifier: "org.example")]
    settings.application.denyAppInstallation = true
    let names = settings.application.blockedApplications?.map(\.localizedDisplayName)
    #expect(names == [nil] && settings.shield.webDomainCategories == .specific([]))
  }

  @Test func linksHaveFurtherFacts() {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL(string: "https://example.org")
    metadata.remoteVideoURL = nil
    (metadata.imageProvider, metadata.videoProvider) = (nil, nil)
    let provider = LPMetadataProvider()
    provider.shouldFetchSubresources = false
    #expect(LPLinkView(metadata: metadata).metadata.originalURL?.host() == "example.org")
    let song = MPMediaItem()
    #expect(song.albumTitle == nil && song.artist == nil && song.assetURL == nil)
    #expect(song.playbackDuration == 0 && song.artwork == nil)
    func time(_ event: MPRemoteCommandEvent) -> TimeInterval { event.timestamp }
    MPVolumeView(frame: .zero).showsRouteButton = false
    let preview = QLPreviewController()
    preview.currentPreviewItemIndex = 0
    preview.refreshCurrentPreviewItem()
    #expect((URL(fileURLWithPath: "a") as NSURL as any QLPreviewItem).previewItemTitle == nil)
  }

  @Test func languagesAreDifferent() {
    let languages: Set<NLLanguage> = [
      .arabic, .french, .hebrew, .hindi, .italian, .korean, .portuguese, .russian, .spanish,
      .thai, .traditionalChinese, .turkish, .undetermined,
    ]
    #expect(languages.count == 13)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "안녕") == .korean)
    let recognizer = NLLanguageRecognizer()
    recognizer.languageHints = [.french: 1]
    #expect(recognizer.dominantLanguage == nil)
    let options: NLTagger.Options = [.joinNames, .omitOther, .omitWhitespace, .omitWords]
    #expect(options.rawValue == 29)
    #expect(
      Set<NLTag>([.adjective, .verb, .personalName, .placeName, .organizationName]).count == 5)
    #expect(Set<NLTagScheme>([.language, .lemma]).count == 2)
    #expect(NLTokenizer.Attributes([.numeric, .symbolic, .emoji]).rawValue == 7)
    let errors: Set<TranslationError> = [
      .internalError, .nothingToTranslate, .unableToIdentifyLanguage,
      .unsupportedLanguagePairing, .unsupportedSourceLanguage, .unsupportedTargetLanguage,
    ]
    #expect(errors.count == 6)
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: "de"), target: nil)
    #expect(session.sourceLanguage?.languageCode == "de" && session.targetLanguage == nil)
    let request = TranslationSession.Request(sourceText: "Tag", clientIdentifier: "a")
    #expect(request.clientIdentifier == "a")
  }

  @Test func requestsHaveSettings() {
    let words = VNRecognizeTextRequest()
    (words.automaticallyDetectsLanguage, words.customWords) = (true, ["Ada"])
    (words.minimumTextHeight, words.revision) = (0.1, 3)
    let shapes = VNDetectRectanglesRequest()
    (shapes.minimumConfidence, shapes.maximumObservations) = (0.5, 2)
    (shapes.minimumAspectRatio, shapes.maximumAspectRatio) = (0.1, 1)
    let corners = VNRectangleObservation()
    #expect(corners.topRight == corners.bottomLeft && corners.bottomRight == .zero)
    let codes: Set<VNBarcodeSymbology> = [
      .codabar, .code39, .code93, .dataMatrix, .gs1DataBar, .i2of5, .i2of5Checksum, .itf14,
      .microQR,
    ]
    #expect(codes.count == 9)
    let types: ImageAnalyzer.AnalysisTypes = [.text, .visualLookUp]
    #expect(ImageAnalyzer.Configuration(types).analysisTypes == types)
    let uses: ImageAnalysisInteraction.InteractionTypes = [.textSelection, .dataDetectors]
    #expect(uses.rawValue == 6)
    let kinds: Set<DataScannerViewController.RecognizedDataType> = [.barcode(), .text()]
    let quality = DataScannerViewController.QualityLevel.accurate
    let scanner = DataScannerViewController(recognizedDataTypes: kinds, qualityLevel: quality)
    #expect(scanner.recognizedDataTypes == kinds)
    #expect(DataScannerViewController.TextContentType.currency != .emailAddress)
  }

  @Test func nodesKeepTheirSettings() {
    let node = SKSpriteNode(texture: nil, color: .white, size: CGSize(width: 10, height: 10))
    (node.zPosition, node.zRotation, node.colorBlendFactor) = (1, .pi, 0.5)
    (node.isHidden, node.isPaused, node.isUserInteractionEnabled) = (true, true, true)
    node.anchorPoint = .zero
    node.userData = ["a": 1]
    node.setScale(2)
    node.run(.repeat(.rotate(byAngle: 1, duration: 2), count: 3))
    node.run(.moveBy(x: 1, y: 1, duration: 1)) {}
    node.removeAction(forKey: "a")
    node.removeAllActions()
    #expect(node.xScale == 2 && node.yScale == 2 && node.texture == nil)
    #expect(SKAction.repeat(.fadeAlpha(to: 0, duration: 2), count: 3).duration == 6)
    let body = SKPhysicsBody(circleOfRadius: 5)
    (body.affectedByGravity, body.restitution) = (false, 1)
    (body.categoryBitMask, body.collisionBitMask, body.contactTestBitMask) = (1, 2, 4)
    node.physicsBody = body
    let label = SKLabelNode(text: "A")
    (label.fontName, label.fontColor, label.numberOfLines) = ("Menlo", .red, 2)
    let shape = SKShapeNode(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    (shape.fillColor, shape.glowWidth, shape.lineWidth) = (.red, 1, 2)
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let view = SKView(frame: .zero)
    (view.ignoresSiblingOrder, view.showsNodeCount, view.showsFPS) = (true, true, true)
    scene.didMove(to: view)
    scene.willMove(from: view)
    scene.didChangeSize(.zero)
    scene.update(0)
    let way: SKTransition = .crossFade(withDuration: 1)
    _ = SpriteView(scene: scene, transition: way)
    #expect(scene.view == nil)
    let options: SpriteView.Options = [.ignoresSiblingOrder, .shouldCullNonVisibleNodes]
    #expect(options.rawValue == 6 && SpriteView.DebugOptions.showsNodeCount.rawValue == 2)
  }

  @Test func sheetsKeepTheirSettings() {
    let canvas = PKCanvasView()
    (canvas.isRulerActive, canvas.isDrawingEnabled) = (true, false)
    #expect(PKEraserTool(.bitmap).eraserType == PKEraserTool.EraserType.bitmap)
    let picker = PKToolPicker()
    picker.selectedTool = PKInkingTool(.marker, color: .red)
    #expect((picker.selectedTool as? PKInkingTool)?.inkType == .marker && !picker.isVisible)
    func ink(of stroke: PKStroke) -> PKInk { stroke.ink }
    func forget(_ observer: any PKToolPickerObserver & PKCanvasViewDelegate) {
      picker.removeObserver(observer)
      picker.addObserver(canvas)
      observer.toolPickerSelectedToolDidChange(picker)
      observer.canvasViewDidBeginUsingTool(canvas)
      observer.canvasViewDidEndUsingTool(canvas)
    }
  }

  @Test func theWeatherHasFacts() {
    #expect(WeatherCondition.blowingDust.accessibilityDescription == "Blowing Dust")
    #expect(WeatherError.unknown.errorDescription?.isEmpty == false)
    #expect(UVIndex.ExposureCategory.allCases.count == 5)
    func now(_ now: CurrentWeather) -> [Double] {
      [
        now.cloudCover, now.humidity, now.pressure.value, now.visibility.value,
        now.apparentTemperature.value, now.wind.direction.value, now.wind.gust?.value ?? 0,
        now.dewPoint.value, now.precipitationIntensity.value,
      ]
    }
    func later(_ weather: Weather) -> [String] {
      weather.hourlyForecast.filter(\.isDaylight).map(\.symbolName)
        + weather.dailyForecast.map { "\($0.highTemperature) \($0.lowTemperature)" }
        + weather.dailyForecast.compactMap { $0.sun.sunset?.description }
        + (weather.minuteForecast?.map(\.precipitation.description) ?? [])
        + (weather.weatherAlerts?.map(\.detailsURL.path) ?? [])
    }
    func amounts(_ day: DayWeather, _ hour: HourWeather, _ minute: MinuteWeather) -> [Double] {
      [
        day.rainfallAmount.value, day.snowfallAmount.value, hour.precipitationAmount.value,
        hour.snowfallAmount.value, hour.cloudCover, hour.dewPoint.value, hour.pressure.value,
        hour.visibility.value, minute.precipitationIntensity.value,
      ]
    }
    func trends(_ hour: HourWeather, _ now: CurrentWeather, _ alert: WeatherAlert) -> [String] {
      [
        hour.pressureTrend.description, now.pressureTrend.accessibilityDescription,
        alert.severity.description, alert.severity.accessibilityDescription, alert.region ?? "",
      ]
    }
    func moments(_ day: DayWeather) -> [Date?] {
      let (sun, moon) = (day.sun, day.moon)
      return [
        sun.astronomicalDawn, sun.nauticalDawn, sun.civilDawn, sun.solarNoon, sun.civilDusk,
        sun.nauticalDusk, sun.astronomicalDusk, sun.solarMidnight, moon.moonrise, moon.moonset,
      ]
    }
    func days(_ service: WeatherService) async throws -> (Forecast<DayWeather>, Int) {
      let place = CLLocation(latitude: 0, longitude: 0)
      return (
        try await service.weather(
          for: place, including: .daily(startDate: .now, endDate: .distantFuture)),
        try await service.weather(
          for: place, including: .hourly(startDate: .now, endDate: .distantFuture)
        ).count
      )
    }
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
    #expect(MoonPhase.new.symbolName == "moonphase.new.moon")
    #expect(MoonPhase.full.symbolName == "moonphase.full.moon")
    #expect(MoonPhase.lastQuarter.accessibilityDescription == "Last Quarter")
    func source(_ source: WeatherAttribution) -> [String] {
      [
        source.serviceName, source.combinedMarkLightURL.path, source.combinedMarkDarkURL.path,
      ]
    }
  }
}
