import CoreBluetooth
import CoreHaptics
import MapKit
import Network
import Photos
import SwiftUI
import Synchronization
import Testing

/// Connections, albums and tiles that are asked for and never come.
@Suite struct UnreachedMemberTests {
  @Test func connectionsWaitForANetwork() async {
    let connection = NWConnection(host: "192.0.2.1", port: 8000, using: .udp)
    #expect(connection.endpoint == .hostPort(host: .init("192.0.2.1"), port: 8000))
    let states = await withCheckedContinuation { continuation in
      let seen = Mutex<[NWConnection.State]>([])
      connection.stateUpdateHandler = { state in
        let states = seen.withLock {
          $0.append(state)
          return $0
        }
        if state == .cancelled { continuation.resume(returning: states) }
      }
      connection.start(queue: DispatchQueue(label: "connection"))
      connection.cancel()
    }
    #expect(states == [.waiting(.posix(.ENETDOWN)), .cancelled])
    let error = await withCheckedContinuation { continuation in
      connection.send(
        content: Data("hello".utf8), contentContext: NWConnection.ContentContext.finalMessage,
        completion: .contentProcessed { continuation.resume(returning: $0) })
    }
    #expect(error == .posix(.ENETDOWN))
    let data = await withCheckedContinuation { continuation in
      connection.receiveMessage { data, _, _, _ in continuation.resume(returning: data) }
    }
    #expect(data == nil)
    connection.forceCancel()
    #expect(connection.state == .cancelled)
  }

  @Test func connectionsHaveSettings() {
    for parameters in [NWParameters.tcp, .udp, .tls, NWParameters()] {
      parameters.allowLocalEndpointReuse = true
      (parameters.includePeerToPeer, parameters.requiredInterfaceType) = (true, .wifi)
      let connection = NWConnection(to: .unix(path: "/tmp/socket"), using: parameters)
      #expect(connection.parameters === parameters)
    }
    #expect(NWEndpoint.Port("443") == NWEndpoint.Port.https && NWEndpoint.Port("x") == nil)
    #expect(NWEndpoint.Port.http != .any && NWEndpoint.Port(rawValue: 80)?.rawValue == 80)
    let places: Set<NWEndpoint> = [
      .service(name: "a", type: "_http._tcp", domain: "", interface: nil),
      .hostPort(host: "a", port: 1), .hostPort(host: .name("a", nil), port: 1),
    ]
    #expect(places.count == 2)
    #expect(NWError.dns(1) != NWError.tls(1))
  }

  @Test func albumsAreNotFilled() {
    PHPhotoLibrary.shared().performChanges {
      let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      PHAssetCollectionChangeRequest(for: PHAssetCollection())?
        .addAssets([request.placeholderForCreatedAsset!] as NSArray)
    }
    let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Sea")
    album.removeAssets([])
    let placeholder: PHObjectPlaceholder = album.placeholderForCreatedAssetCollection
    #expect(album.title == "Sea" && placeholder.localIdentifier == "")
    let found = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    #expect(found.count == 0 && found.firstObject?.localizedTitle == nil)
    #expect(PHAssetCollectionType.smartAlbum != .moment)
    #expect(PHAssetCollectionSubtype.smartAlbumFavorites != .albumRegular)
    let collection = PHAssetCollection()
    #expect(collection.estimatedAssetCount == 0 && collection.localIdentifier == "")
    #expect(PHAsset.fetchAssets(in: collection, options: nil).count == 0)
  }

  @MainActor @Test func tilesHaveAddresses() {
    let tiles = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}.png")
    (tiles.canReplaceMapContent, tiles.minimumZ, tiles.maximumZ) = (false, 1, 18)
    let path = MKTileOverlayPath(x: 1, y: 0, z: 2, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://tiles.example/2/1/0@2.png")
    tiles.isGeometryFlipped = true
    #expect(tiles.url(forTilePath: path).path == "/2/1/3@2.png")
    #expect(tiles.tileSize.width == 256 && tiles.urlTemplate != nil)
    #expect(tiles.boundingMapRect.width == MKMapSize.world.width)
    let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
    renderer.reloadData()
    #expect(renderer.overlay === tiles && MKTileOverlayRenderer(overlay: tiles).alpha == 1)
  }

  @Test func patternsAreNotRead() throws {
    _ = try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/nowhere.ahap"))
    let words: [CHHapticPattern.Key: Any] = [
      .event: [CHHapticPattern.Key.eventType: "HapticTransient", .time: 0, .eventDuration: 1],
      .eventParameters: [CHHapticPattern.Key.parameterID: "Sharpness", .parameterValue: 1],
    ]
    _ = try CHHapticPattern(dictionary: [.pattern: [words]])
    #expect(CHHapticPattern.Key(rawValue: "Time") == .time)
  }

  @Test func keysDiffer() {
    let keys = [
      CBCentralManagerScanOptionSolicitedServiceUUIDsKey,
      CBConnectPeripheralOptionNotifyOnConnectionKey,
      CBConnectPeripheralOptionNotifyOnDisconnectionKey,
      CBConnectPeripheralOptionNotifyOnNotificationKey, CBConnectPeripheralOptionStartDelayKey,
      MKLaunchOptionsMapTypeKey, MKLaunchOptionsMapCenterKey, MKLaunchOptionsMapSpanKey,
      MKLaunchOptionsDirectionsModeTransit,
    ]
    #expect(Set(keys).count == keys.count)
  }
}
