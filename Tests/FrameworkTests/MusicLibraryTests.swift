import AppIntents
import CoreData
import CoreImage
import EventKit
import HealthKit
import ImageIO
import LocalAuthentication
import MediaPlayer
import MusicKit
import StoreKit
import SwiftUI
import SystemConfiguration
import Testing

/// Music and other things of a person, of which there are none, written as programs write them.
@MainActor @Suite struct MusicLibraryTests {
  /// A picker of titles, as programs wrap it.
  private final class Chooser: NSObject, MPMediaPickerControllerDelegate {
    var count = 0

    func mediaPicker(
      _ mediaPicker: MPMediaPickerController,
      didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {
      count = mediaItemCollection.count
    }
  }

  @Test func theLibraryOfTheDeviceIsEmpty() {
    let predicate = MPMediaPropertyPredicate(
      value: "A", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains)
    #expect(MPMediaQuery(filterPredicates: [predicate]).items?.isEmpty == true)
    #expect(MPMediaQuery.songs().collections?.isEmpty == true)
    #expect(MPMediaQuery.albums().groupingType == .album)
    let item = MPMediaItem()
    #expect(item.persistentID == 0 && !item.isExplicitItem && item.artwork == nil)
    #expect(item.value(forProperty: MPMediaItemPropertyAlbumPersistentID) == nil)
    let collection = MPMediaItemCollection(items: [item])
    #expect(collection.representativeItem === item && collection.count == 1)
    let picker = MPMediaPickerController(mediaTypes: .music)
    let chooser = Chooser()
    picker.delegate = chooser
    picker.allowsPickingMultipleItems = true
    chooser.mediaPicker(picker, didPickMediaItems: collection)
    #expect(chooser.count == 1 && picker.mediaTypes == .music)
  }

  /// As programs ask, outside of the main actor.
  nonisolated private func asks(for product: Product?, in scene: UIWindowScene?) async -> Bool {
    if let scene { SKStoreReviewController.requestReview(in: scene) }
    let last = await product?.latestTransaction
    return await product?.currentEntitlement != nil && last != nil
  }

  @Test func nothingWasBought() async {
    #expect(await asks(for: nil, in: nil) == false)
  }

  @Test func aPlayerOfTheDeviceIsStopped() {
    let player: MPMusicPlayerController = .systemMusicPlayer
    player.setQueue(with: MPMusicPlayerStoreQueueDescriptor(storeIDs: ["1"]))
    player.setQueue(with: ["1"])
    player.shuffleMode = .songs
    player.repeatMode = .all
    player.play()
    player.skipToNextItem()
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    #expect(player === MPMusicPlayerController.systemMusicPlayer)
    #expect(
      Notification.Name.MPMusicPlayerControllerPlaybackStateDidChange.rawValue.hasPrefix("MP"))
  }

  @Test func nothingIsFoundInTheCatalog() async throws {
    #expect(await MusicAuthorization.request() == .denied)
    var request = MusicCatalogSearchRequest(
      term: "a", types: [MusicKit.Song.self, MusicKit.Album.self])
    request.limit = 5
    #expect(try await request.response().songs.isEmpty)
    let one = MusicCatalogResourceRequest<MusicKit.Song>(
      matching: \.id, equalTo: MusicItemID("1"))
    #expect(try await one.response().items.first == nil)
    #expect(try await MusicLibraryRequest<MusicKit.Playlist>().response().items.isEmpty)
    #expect(try await MusicSubscription.current.canPlayCatalogContent == false)
    let player = ApplicationMusicPlayer.shared
    player.queue = []
    await #expect(throws: (any Error).self) { try await player.play() }
    #expect(player.state.playbackStatus == .stopped && player.queue.currentEntry == nil)
    let items: MusicItemCollection<MusicKit.Song> = []
    #expect((items + items).isEmpty && !items.hasNextBatch)
  }

  @Test func theServiceOfMusicRefuses() async {
    #expect(SKCloudServiceController.authorizationStatus() == .denied)
    var isTold = false
    SKCloudServiceController().requestUserToken(forDeveloperToken: "a") { token, error in
      isTold = token == nil && error != nil
    }
    SKCloudServiceController().requestCapabilities { capability, _ in
      #expect(!capability.contains(.musicCatalogPlayback))
    }
    MPMusicPlayerController.systemMusicPlayer.prepareToPlay { error in #expect(error != nil) }
    #expect(isTold)
    let address = sockaddr_in(
      sin_len: 0, sin_family: 0, sin_port: 80, sin_addr: in_addr(s_addr: 0),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    #expect(address.sin_port == 80 && address.sin_len > 0)
  }

  @Test func averagesOfPicturesAreReadByte() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let image = try #require(CIImage(image: picture))
    let extent = image.extent
    func average(_ rect: CIVector) throws -> [UInt8] {
      let filter = try #require(
        CIFilter(
          name: "CIAreaAverage",
          parameters: [kCIInputImageKey: image, kCIInputExtentKey: rect]))
      let output = try #require(filter.outputImage)
      var bytes = [UInt8](repeating: 0, count: 4)
      let context = CIContext(options: [.workingColorSpace: kCFNull!])
      unsafe context.render(
        output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        format: .RGBA8, colorSpace: nil)
      return bytes
    }
    let red = Array(
      try average(
        CIVector(x: 0, y: 0, z: extent.width / 2, w: extent.height)))
    let all = try average(CIVector(cgRect: extent))
    #expect(red[0] > 200 && red[2] < 80 && red[3] == 255)
    #expect(abs(Int(all[0]) - Int(all[2])) < 60 && all[0] > 100 && all[2] > 100)
    #expect(CIVector(x: 1, y: 2).cgPointValue == CGPoint(x: 1, y: 2))
  }

  @Test func whatAPersonOwnsIsNotThere() throws {
    let event = EKEvent(eventStore: EKEventStore())
    #expect(
      event.attendees?.contains { $0.isCurrentUser && $0.participantStatus == .declined } != true)
    #expect(event.organizer == nil && !event.hasAttendees)
    #expect(HKCategoryValueSleepAnalysis.asleep == .asleepUnspecified)
    #expect(HKCategoryValueSleepAnalysis.allAsleepValues.count == 4)
    #expect(LAContext().evaluatedPolicyDomainState == nil)
    NSPersistentStoreDescription().setOption(
      true as NSNumber, forKey: NSInferMappingModelAutomaticallyOption)
    #expect(NSMigratePersistentStoresAutomaticallyOption != NSPersistentStoreFileProtectionKey)
    #expect(kCGImagePropertyPNGDictionary != kCGImagePropertyGIFDictionary)
    #expect(kCGImagePropertyAPNGUnclampedDelayTime != kCGImagePropertyAPNGDelayTime)
  }

  @Test func theLinkToShortcutsHasALook() throws {
    func center(_ style: ShortcutsLinkStyle) throws -> RGBA8 {
      let bitmap = try ImageRenderer(content: ShortcutsLink().shortcutsLinkStyle(style)).bitmap()
      return bitmap[bitmap.width / 2, 3]
    }
    #expect(try center(.automatic).red == 0 && center(.dark).red == 0)
    #expect(try center(.light).red == 255 && center(.automaticOutline).red == 255)
  }
}
