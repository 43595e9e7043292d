import CloudKit
import Contacts
import ContactsUI
import DeviceActivity
import FamilyControls
import GameKit
import GroupActivities
import ManagedSettings
import SwiftUI
import Testing

private struct ContactChoice: UIViewControllerRepresentable {
  final class Coordinator: NSObject, CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      _ = contact.phoneNumbers.first?.value.stringValue
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> CNContactPickerViewController {
    let picker = CNContactPickerViewController()
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
}

private struct ContactPage: UIViewControllerRepresentable {
  final class Coordinator: NSObject, CNContactViewControllerDelegate {
    func contactViewController(
      _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> CNContactViewController {
    let controller = CNContactViewController(forNewContact: nil)
    controller.delegate = context.coordinator
    controller.allowsEditing = false
    return controller
  }

  func updateUIViewController(_ controller: CNContactViewController, context: Context) {}
}

private struct GameCenter: UIViewControllerRepresentable {
  final class Coordinator: NSObject, GKGameCenterControllerDelegate {
    func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> GKGameCenterViewController {
    let controller = GKGameCenterViewController(
      leaderboardID: "points", playerScope: .global, timeScope: .allTime)
    controller.gameCenterDelegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: GKGameCenterViewController, context: Context) {}
}

private final class Listener: NSObject, GKLocalPlayerListener {}

private struct WatchTogether: GroupActivity {
  var metadata: GroupActivityMetadata {
    get async {
      var metadata = GroupActivityMetadata()
      metadata.title = "Film"
      metadata.type = .watchTogether
      return metadata
    }
  }
}

private struct Sharing: View {
  @StateObject private var observer = GroupStateObserver()

  var body: some View {
    if observer.isEligibleForGroupSession { Text("Share") } else { Text("Alone") }
  }
}

private struct Limits: View {
  @StateObject private var center = ObservedCenter()
  @State private var selection = FamilyActivitySelection()
  let isPresented: Bool

  final class ObservedCenter: ObservableObject {
    let center = AuthorizationCenter.shared
  }

  var body: some View {
    VStack {
      Text(center.center.authorizationStatus == .approved ? "Allowed" : "Refused")
      ForEach(Array(selection.applicationTokens), id: \.self) { Label($0) }
      ForEach(Array(selection.categoryTokens), id: \.self) { Label($0) }
      ForEach(Array(selection.webDomainTokens), id: \.self) { Label($0) }
    }
    .familyActivityPicker(isPresented: .constant(isPresented), selection: $selection)
  }
}

private final class Monitor: DeviceActivityMonitor {
  private(set) var isShielded = false

  override func intervalDidStart(for activity: DeviceActivityName) {
    super.intervalDidStart(for: activity)
    isShielded = true
  }
}

@MainActor @Suite struct PeopleFrameworkTests {
  private func report(_ view: some View) throws -> LayoutReport {
    try Stage(size: CGSize(width: 320, height: 480)) { view }.layoutReport()
  }

  private func contact(_ given: String, _ family: String) -> CNMutableContact {
    let contact = CNMutableContact()
    contact.givenName = given
    contact.familyName = family
    return contact
  }

  @Test func namesAreWritten() {
    let ada = contact("Ada", "Lovelace")
    ada.namePrefix = "Dr."
    ada.middleName = "King"
    #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Dr. Ada King Lovelace")
    #expect(CNContactFormatter.string(from: contact("太郎", "山田"), style: .fullName) == "山田太郎")
    #expect(CNContactFormatter().string(from: CNContact()) == nil)
    let company = CNMutableContact()
    company.contactType = CNContactType.organization
    company.organizationName = "Example"
    #expect(CNContactFormatter().string(from: company) == "Example")
    let formatter = CNContactFormatter()
    formatter.style = CNContactFormatterStyle.fullName
    #expect(formatter.string(for: contact("", "Lovelace")) == "Lovelace")
    _ = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
  }

  @Test func contactsKeepTheirFacts() throws {
    let person = contact("Ada", "Lovelace")
    person.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "(123) 456-7890"))
    ]
    person.emailAddresses = [
      CNLabeledValue(label: CNLabelHome, value: "ada@example.org" as NSString)
    ]
    let home = CNMutablePostalAddress()
    home.city = "London"
    person.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: home)]
    person.birthday = DateComponents(month: 12, day: 10)
    let first = try #require(person.phoneNumbers.first)
    #expect(first.value.stringValue == "(123) 456-7890")
    let label = CNLabeledValue<NSString>.localizedString(forLabel: try #require(first.label))
    #expect(label == "mobile" && CNLabelOther != CNLabelPhoneNumberMain)
    #expect(
      CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberiPhone) == "iPhone")
    let address: CNPostalAddress? = person.postalAddresses.first?.value
    #expect(address?.city == "London")
    let copy = try #require((person as CNContact).mutableCopy() as? CNMutableContact)
    copy.givenName = "Augusta"
    #expect(person.givenName == "Ada" && copy.familyName == "Lovelace")
    #expect(copy.emailAddresses.map { $0.value as String } == ["ada@example.org"])
    #expect(!copy.imageDataAvailable && copy.thumbnailImageData == nil)
  }

  @Test func contactsCannotBeRead() async {
    let store = CNContactStore()
    let status: CNAuthorizationStatus = CNContactStore.authorizationStatus(for: .contacts)
    #expect(status == .denied)
    let keys: [any CNKeyDescriptor] = [
      CNContactGivenNameKey as any CNKeyDescriptor, CNContactFamilyNameKey as any CNKeyDescriptor,
      CNContactPhoneNumbersKey, CNContactThumbnailImageDataKey, CNContactEmailAddressesKey,
      CNContactMiddleNameKey, CNContactNicknameKey, CNContactOrganizationNameKey,
      CNContactJobTitleKey, CNContactPostalAddressesKey, CNContactBirthdayKey,
      CNContactImageDataKey, CNContactImageDataAvailableKey, CNContactIdentifierKey,
    ]
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = CNContactSortOrder.givenName
    var names: [String] = []
    #expect(throws: CNError(.authorizationDenied)) {
      try unsafe store.enumerateContacts(with: request) { contact, stop in
        names.append(contact.givenName)
        unsafe stop.pointee = true
      }
    }
    #expect(throws: CNError.self) {
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Ada"), keysToFetch: keys)
    }
    let save = CNSaveRequest()
    save.add(CNMutableContact(), toContainerWithIdentifier: nil)
    #expect(throws: CNError.self) { try store.execute(save) }
    await #expect(throws: CNError.self) { try await store.requestAccess(for: .contacts) }
    store.requestAccess(for: CNEntityType.contacts) { isGranted, _ in #expect(!isGranted) }
    #expect(names.isEmpty && Notification.Name.CNContactStoreDidChange.rawValue.contains("Contact"))
  }

  @Test func choicesArePlainViews() throws {
    for view in [AnyView(ContactChoice()), AnyView(ContactPage()), AnyView(GameCenter())] {
      _ = try report(view)
    }
  }

  @Test func recordsKeepTheirValues() {
    let record = CKRecord(recordType: "Code", recordID: CKRecord.ID(recordName: "a"))
    record["text"] = "ABC"
    record["votes"] = 1 + 1
    record["tags"] = ["a", "b"]
    record["owner"] = CKRecord.Reference(record: record, action: .deleteSelf)
    record.setValue(Date(timeIntervalSince1970: 0), forKey: "date")
    record.setObject(CKAsset(fileURL: URL(fileURLWithPath: "a.png")), forKey: "file")
    #expect(record["text"] as? String == "ABC" && record["votes"] as? Int == 2)
    #expect((record["owner"] as? CKRecord.Reference)?.recordID == CKRecord.ID(recordName: "a"))
    #expect(record.allKeys().count == 6 && record.object(forKey: "none") == nil)
    let value: (any CKRecordValue)? = record["tags"]
    #expect(value as? [String] == ["a", "b"])
    let zone = CKRecordZone(zoneName: "zone")
    #expect(CKRecord.ID(recordName: "a", zoneID: zone.zoneID) != record.recordID)
    #expect(zone.zoneID.ownerName == CKCurrentUserDefaultName)
    #expect(Set([CKRecord.ID(recordName: "a"), record.recordID]).count == 1)
    func take(_ value: any CKRecordValueProtocol) {}
  }

  @Test func theCloudRefuses() async throws {
    let container = CKContainer.default()
    #expect(try await container.accountStatus() == CKAccountStatus.noAccount)
    container.accountStatus { status, _ in #expect(status != .available) }
    container.fetchUserRecordID { id, error in
      #expect(id == nil && (error as? CKError)?.code == .notAuthenticated)
    }
    let database: CKDatabase = container.publicCloudDatabase
    #expect(database.databaseScope == .public)
    await #expect(throws: CKError.self) { try await database.save(CKRecord(recordType: "Code")) }
    let query = CKQuery(recordType: "Code", predicate: NSPredicate(value: true))
    query.sortDescriptors = []
    database.perform(query, inZoneWith: nil) { records, _ in #expect(records == nil) }
    await #expect(throws: CKError.self) { _ = try await database.records(matching: query) }
    var problems: [CKError.Code] = []
    let save = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Code")])
    save.savePolicy = .changedKeys
    save.modifyRecordsCompletionBlock = { _, _, error in
      if let error = error as? CKError { problems.append(error.code) }
    }
    let find = CKQueryOperation(query: query)
    find.queryResultBlock = { (result: Result<CKQueryOperation.Cursor?, any Error>) in
      if case .failure(let error as CKError) = result { problems.append(error.code) }
    }
    let forget = CKModifySubscriptionsOperation(
      subscriptionsToSave: nil, subscriptionIDsToDelete: ["a"])
    forget.modifySubscriptionsCompletionBlock = { _, _, error in
      if let error = error as? CKError { problems.append(error.code) }
    }
    let operations: [CKDatabaseOperation] = [save, find, forget]
    operations.forEach(database.add)
    #expect(problems == [.notAuthenticated, .notAuthenticated, .notAuthenticated])
    let subscription = CKQuerySubscription(
      recordType: "Code", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation])
    let news = CKSubscription.NotificationInfo()
    news.alertBody = "New"
    news.shouldBadge = true
    subscription.notificationInfo = news
    database.save(subscription) { saved, _ in #expect(saved == nil) }
    database.fetchAllSubscriptions { found, _ in #expect(found == nil) }
    #expect(Notification.Name.CKAccountChanged.rawValue.contains("Account"))
  }

  @Test func nobodyPlays() async {
    let player = GKLocalPlayer.local
    player.authenticateHandler = { _, _ in }
    player.register(Listener())
    #expect(!player.isAuthenticated && player.displayName.isEmpty)
    GKAccessPoint.shared.location = .topTrailing
    GKAccessPoint.shared.isActive = true
    GKAccessPoint.shared.trigger(state: GKGameCenterViewControllerState.dashboard) {}
    #expect(GKAccessPoint.shared.location == GKAccessPoint.Location.topTrailing)
    #expect(!GKAccessPoint.shared.isVisible)
    GKAccessPoint.shared.isActive = false
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKLeaderboard.submitScore(
        1, context: 0, player: player as GKPlayer, leaderboardIDs: ["points"])
    }
    await #expect(throws: GKError.self) {
      try await GKLeaderboard.loadLeaderboards(IDs: ["points"]).first?
        .loadEntries(for: .global, timeScope: .today, range: NSRange(location: 1, length: 3))
    }
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    achievement.showsCompletionBanner = true
    #expect(achievement.isCompleted)
    await #expect(throws: GKError.self) { try await GKAchievement.report([achievement]) }
    func row(_ entry: GKLeaderboard.Entry) -> String { "\(entry.rank) \(entry.player.alias)" }
  }

  @Test func nobodyElseIsThere() async throws {
    #expect(try report(Sharing()).description.contains("Alone"))
    let activity = WatchTogether()
    #expect(await activity.metadata.title == "Film")
    #expect(
      await activity.prepareForActivation() == GroupActivityActivationResult.activationDisabled)
    #expect(try await !activity.activate())
    var count = 0
    for await session in WatchTogether.sessions() {
      count += 1
      session.join()
      try await GroupSessionMessenger(session: session).send("Hello")
    }
    #expect(count == 0)
    func names(of session: GroupSession<WatchTogether>) -> Set<Participant> {
      session.activeParticipants
    }
  }

  @Test func programsAreNotLimited() async throws {
    let shown = try report(Limits(isPresented: true))
    #expect(shown.description.contains("Refused"))
    #expect(shown.warnings.map(\.message).contains { $0.contains("familyActivityPicker") })
    #expect(try report(Limits(isPresented: false)).warnings.isEmpty)
    let picker = FamilyActivityPicker(selection: .constant(FamilyActivitySelection()))
    #expect(try report(picker).warnings.count == 1)
    await #expect(throws: FamilyControlsError.restricted) {
      try await AuthorizationCenter.shared.requestAuthorization(
        for: FamilyControlsMember.individual)
    }
    let store = ManagedSettingsStore(named: ManagedSettingsStore.Name("focus"))
    store.shield.applications = []
    store.shield.applicationCategories = ShieldSettings.ActivityCategoryPolicy.all(except: [])
    store.application.denyAppRemoval = true
    #expect(store.application == store.application && store.shield.applications == [])
    store.clearAllSettings()
    let (shield, application): (ShieldSettings, ApplicationSettings) =
      (store.shield, store.application)
    #expect(shield.applications == nil && application.denyAppRemoval == nil)
    #expect(Application(bundleIdentifier: "org.example").token == nil)
    #expect(WebDomain(domain: "example.org").domain == "example.org")
    func kind(_ token: ActivityCategoryToken) -> ActivityCategory { ActivityCategory(token: token) }
    func tokens(_ app: ApplicationToken, _ page: WebDomainToken) -> (Token<Application>, WebDomain)
    {
      (app, WebDomain(token: page))
    }
    func status(_ status: AuthorizationStatus) -> Bool { status == .denied }
    let selection = FamilyActivitySelection(includeEntireCategory: true)
    let data = try JSONEncoder().encode(selection)
    #expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: data) == selection)
    #expect(selection.applications.isEmpty && selection.webDomains.isEmpty)
    let label: (FamilyActivityTitleView.Type, FamilyActivityIconView.Type)? = nil
    #expect(label == nil)
  }

  @Test func useIsNotWatched() throws {
    let center = DeviceActivityCenter()
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true)
    let event = DeviceActivityEvent(applications: [], threshold: DateComponents(minute: 5))
    let day = DeviceActivityName("day")
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      try center.startMonitoring(
        day, during: schedule, events: [DeviceActivityEvent.Name("limit"): event])
    }
    center.stopMonitoring([day])
    #expect(center.activities.isEmpty && !Monitor().isShielded)
    let filter = DeviceActivityFilter(
      segment: .daily(during: DateInterval(start: .now, duration: 86_400)), users: .all,
      devices: DeviceActivityFilter.Devices([.iPhone]))
    let view = DeviceActivityReport(DeviceActivityReport.Context("total"), filter: filter)
    #expect(try report(view).warnings.count == 1)
  }
}
