import Foundation
import StillRaster
import Testing

@testable import Stillframe

/// The caches of images are bounded in bytes, whatever the size of the images.
@Suite struct PixelStoreTests {
  private final class Owner {}

  private func key(_ owner: Owner, _ side: Int) -> PixelStore.Key {
    PixelStore.Key(owner: ObjectIdentifier(owner), width: side, height: side)
  }

  @Test func smallPicturesCountWithWhatKeepingThemTakes() {
    let store = PixelStore(mostBytes: 1 << 20)
    let owners = (0..<20_000).map { _ in Owner() }
    for owner in owners { store.keep(Bitmap(width: 1, height: 1, scale: 1), key(owner, 1)) }
    #expect(store.byteCount <= 1 << 20)
    #expect(store.count <= (1 << 20) / 512 && store.count > 1_500)
    // Those that were used last are there.
    #expect(store.bitmap(key(owners[19_999], 1)) != nil && store.bitmap(key(owners[0], 1)) == nil)
    withExtendedLifetime(owners) {}
  }

  @Test func whatIsUsedStays() {
    let store = PixelStore(mostBytes: 100_000)
    let first = Owner()
    store.keep(Bitmap(width: 10, height: 10, scale: 1), key(first, 10))
    let owners = (0..<1_000).map { _ in Owner() }
    for owner in owners {
      store.keep(Bitmap(width: 10, height: 10, scale: 1), key(owner, 10))
      #expect(store.bitmap(key(first, 10)) != nil)
    }
  }

  @Test func aPictureThatIsGoneTakesAllItsSizesAlong() {
    let store = PixelStore(mostBytes: 1 << 20)
    let (owner, other) = (Owner(), Owner())
    for side in 1...9 { store.keep(Bitmap(width: side, height: side, scale: 1), key(owner, side)) }
    store.keep(Bitmap(width: 2, height: 2, scale: 1), key(other, 2))
    store.forget(ObjectIdentifier(owner))
    #expect(store.count == 1)
    #expect(store.byteCount == PixelStore.cost(Bitmap(width: 2, height: 2, scale: 1)))
  }

  @Test func onePictureBeyondTheLimitStays() {
    let store = PixelStore(mostBytes: 1_000)
    let owner = Owner()
    store.keep(Bitmap(width: 100, height: 100, scale: 1), key(owner, 100))
    store.keep(Bitmap(width: 101, height: 101, scale: 1), key(owner, 101))
    #expect(store.count == 1 && store.bitmap(key(owner, 101)) != nil)
  }
}
