import AVFoundation
import AppIntents
import AuthenticationServices
import CloudKit
import CryptoKit
import Foundation
import MediaPlayer
import Photos
import Security
import SwiftUI
import Testing

/// Members of frameworks that fresh apps use: ciphers, subscriptions, files of photos, keys.
@Suite struct FreshAppMemberTests {
  /// The example of RFC 8439, section 2.8.2.
  @Test func chaChaBoxesAreThoseOfTheStandard() throws {
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let nonce = try ChaChaPoly.Nonce(data: [7, 0, 0, 0] + (0x40...0x47).map { UInt8($0) })
    let other: [UInt8] = [0x50, 0x51, 0x52, 0x53] + (0xc0...0xc7).map { UInt8($0) }
    let words =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let box = try ChaChaPoly.seal(
      Data(words.utf8), using: key, nonce: nonce, authenticating: other)
    #expect(box.ciphertext.prefix(4) == Data([0xd3, 0x1a, 0x8d, 0x34]))
    #expect(box.tag.prefix(4) == Data([0x1a, 0xe1, 0x0b, 0x59]) && box.tag.count == 16)
    let combined = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(combined, using: key, authenticating: other) == Data(words.utf8))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(combined, using: key)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
    let plain = try ChaChaPoly.seal(Data("a".utf8), using: key)
    let parts = try ChaChaPoly.SealedBox(
      nonce: plain.nonce, ciphertext: plain.ciphertext, tag: plain.tag)
    #expect(try ChaChaPoly.open(parts, using: key) == Data("a".utf8))
  }

  @Test func subscriptionsAreNotChanged() async {
    let database = CKContainer.default().publicCloudDatabase
    let name: CKSubscription.ID = "news"
    database.delete(withSubscriptionID: name) { name, error in
      #expect(name == nil && error != nil)
    }
    database.fetch(withSubscriptionID: name) { subscription, error in
      #expect(subscription == nil && error != nil)
    }
    await #expect(throws: CKError.self) { try await database.subscription(for: name) }
    await #expect(throws: CKError.self) { try await database.deleteSubscription(withID: name) }
  }

  @Test func remoteControlsHaveFurtherButtons() {
    let center = MPRemoteCommandCenter.shared()
    let buttons = [
      center.dislikeCommand, center.bookmarkCommand, center.ratingCommand,
      center.changeRepeatModeCommand, center.changeShuffleModeCommand,
    ]
    for button in buttons { button.addTarget { _ in .success } }
    #expect(Set(buttons.map(ObjectIdentifier.init)).count == 5)
  }

  @Test func photosHaveNoFiles() {
    #expect(PHAssetResource.assetResources(for: PHAsset()).isEmpty)
    let file = PHAssetResource()
    #expect(file.originalFilename == "" && file.value(forKey: "fileSize") == nil)
    #expect(file.uniformTypeIdentifier == "" && file.assetLocalIdentifier == "")
    #expect(file.type == .photo)
  }

  @Test func keysOfFormerFunctionsAreRefused() throws {
    let padding: SecPadding = [.PKCS1, .OAEP]
    #expect(padding.rawValue == 3 && SecPadding().isEmpty)
    #expect(SecPadding.PKCS1SHA1 != .PKCS1SHA256)
    let encrypt: (SecKey, [UInt8]) -> OSStatus = { key, bytes in
      var (result, length) = ([UInt8](repeating: 0, count: 8), 8)
      let ends = [
        unsafe SecKeyEncrypt(key, .PKCS1, bytes, bytes.count, &result, &length),
        unsafe SecKeyDecrypt(key, .PKCS1, bytes, bytes.count, &result, &length),
        unsafe SecKeyRawSign(key, .PKCS1, bytes, bytes.count, &result, &length),
        unsafe SecKeyRawVerify(key, .PKCS1, bytes, bytes.count, bytes, bytes.count),
      ]
      return ends.contains(errSecSuccess) ? errSecSuccess : errSecUnimplemented
    }
    _ = encrypt
    let copy: (SecCertificate) -> NSData = { SecCertificateCopyData($0) }
    let bytes: (SecCertificate) -> Data = { SecCertificateCopyData($0) }
    _ = (copy, bytes)
    let control = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, nil)
    let allocator: CFAllocator? = kCFAllocatorDefault
    #expect(control != nil && allocator == nil)
  }

  @Test func credentialsAreSent() async throws {
    func sent<Value: Sendable>(_ value: Value) -> Value { value }
    let credential = sent(ASPasswordCredential(user: "a", password: "b"))
    #expect(credential.user == "a")
    let account: (ASAuthorizationAppleIDCredential) -> ASAuthorizationAppleIDCredential = sent
    _ = account
  }

  @Test func intentsHaveWhatTheProgramGives() {
    struct Store: Sendable, Equatable {
      var name = "store"
    }
    struct Show: AppIntent {
      static let title: LocalizedStringResource = "Show"
      @Dependency var store: Store
      @AppDependency(default: 7) var number: Int
      func perform() async throws -> some IntentResult { .result() }
    }
    AppDependencyManager.shared.add(dependency: Store())
    AppDependencyManager.shared.add(key: "other") { Store(name: "other") }
    #expect(Show().store == Store() && Show().number == 7)
    let other = AppDependency<Store>(key: "other")
    #expect(other.wrappedValue.name == "other")
    let kind = TypeDisplayRepresentation(
      name: "Artist", numericFormat: "\(placeholder: .int) artists")
    #expect(kind.name == "Artist")
    let key: LocalizedStringResource = "\(placeholder: .object) of \(placeholder: .int)"
    #expect(key.key == "%@ of %lld")
    let formatted: LocalizedStringResource = "\(placeholder: .float, specifier: "%.2f")"
    #expect(formatted.key == "%.2f")
  }

  @Test func soundHasUnits() {
    let equalizer = AVAudioUnitEQ(numberOfBands: 2)
    equalizer.globalGain = 3
    equalizer.bands[1].filterType = .highShelf
    (equalizer.bands[1].frequency, equalizer.bands[1].bandwidth) = (80, 1)
    (equalizer.bands[1].gain, equalizer.bands[1].bypass) = (2, false)
    #expect(equalizer.bands.map(\.filterType) == [.parametric, .highShelf] && !equalizer.bypass)
    #expect(AVAudioUnitEQ().bands.isEmpty && equalizer.name == "AVAudioUnitEQ")
    let pitch = AVAudioUnitTimePitch()
    #expect(pitch.rate == 1 && pitch.pitch == 0 && pitch.overlap == 8 && !pitch.bypass)
    let (speed, reverb, echo) = (AVAudioUnitVarispeed(), AVAudioUnitReverb(), AVAudioUnitDelay())
    reverb.loadFactoryPreset(AVAudioUnitReverbPreset.cathedral)
    #expect(speed.rate == 1 && reverb.wetDryMix == 0)
    #expect(echo.delayTime == 1 && echo.feedback == 50 && echo.wetDryMix == 100)
    let effects: [AVAudioUnitEffect] = [equalizer, reverb, echo]
    let engine = AVAudioEngine()
    for effect in effects as [AVAudioUnit] { engine.attach(effect) }
    #expect(effects.count == 3)
  }

  @Test func playersNameTheirNews() {
    #expect(AVPlayer.rateDidChangeNotification.rawValue == "AVPlayerRateDidChangeNotification")
    #expect(AVPlayerItem.playbackStalledNotification == .AVPlayerItemPlaybackStalled)
    #expect(AVPlayerItem.failedToPlayToEndTimeNotification == .AVPlayerItemFailedToPlayToEndTime)
    #expect(AVPlayerItemFailedToPlayToEndTimeErrorKey.hasSuffix("Key"))
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/a.mp3"))
    #expect(item.seekableTimeRanges.isEmpty)
    let center = MPRemoteCommandCenter.shared()
    #expect(center.seekForwardCommand !== center.seekBackwardCommand)
  }

  @Test func colorsHaveNoOpposites() {
    let white: [CGFloat] = [0.95, 1, 1.09]
    #expect(unsafe CGColorSpace(labWhitePoint: white, blackPoint: nil, range: nil) == nil)
  }
}
