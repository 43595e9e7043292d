import AVFoundation
import AppIntents
import CoreSpotlight
import SwiftUI
import Testing

/// Settings of sounds, which files set up although nothing is heard.
@MainActor struct SoundSettingTests {
  @Test func sessionsTakeTheirSettings() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(
      .playAndRecord, mode: .voiceChat,
      options: [
        .allowBluetoothHFP, .allowBluetoothA2DP, .allowAirPlay,
        .interruptSpokenAudioAndMixWithOthers, .overrideMutedMicrophoneInterruption,
      ])
    try session.setAllowHapticsAndSystemSoundsDuringRecording(true)
    try session.setMode(.videoRecording)
    try session.setPreferredSampleRate(48_000)
    try session.setPreferredIOBufferDuration(0.01)
    try session.setPreferredInputNumberOfChannels(1)
    #expect(session.category == .playAndRecord && session.sampleRate == 44_100)
    #expect(session.preferredSampleRate == 44_100 && session.ioBufferDuration == 0.01)
    #expect(session.outputLatency == 0 && session.inputLatency == 0)
    #expect(!session.isInputAvailable && !session.isOtherAudioPlaying)
    #expect(!session.secondaryAudioShouldBeSilencedHint)
    #expect(!session.allowHapticsAndSystemSoundsDuringRecording)
    let modes: [AVAudioSession.Mode] = [.videoChat, .gameChat, .voicePrompt]
    #expect(Set(modes).count == 3)
  }

  @Test func nothingIsConverted() throws {
    let one = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let two = try #require(AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1))
    let converter = try #require(AVAudioConverter(from: one, to: two))
    converter.sampleRateConverterQuality = 1
    converter.reset()
    #expect(converter.inputFormat === one && converter.outputFormat === two)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: two, frameCapacity: 16))
    let count: AVAudioPacketCount = 16
    #expect(count == 16)
    let block: AVAudioConverterInputBlock = { _, status in
      unsafe status.pointee = AVAudioConverterInputStatus.noDataNow
      return nil
    }
    let outcome = unsafe converter.convert(to: buffer, error: nil, withInputFrom: block)
    #expect(outcome == AVAudioConverterOutputStatus.error)
    #expect(throws: CocoaError.self) { try converter.convert(to: buffer, from: buffer) }
    let player = AVAudioPlayerNode()
    player.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) {
      (_: AVAudioPlayerNodeCompletionCallbackType) in
    }
  }

  @Test func playersSeekWithinTolerances() {
    let player = AVPlayer()
    var isDone = false
    player.seek(
      to: CMTime(seconds: 3, preferredTimescale: 600), toleranceBefore: .positiveInfinity,
      toleranceAfter: .negativeInfinity
    ) { isDone = $0 }
    #expect(isDone && player.currentTime().seconds == 3)
    let item = AVPlayerItem(asset: AVURLAsset(url: URL(fileURLWithPath: "/a.mp4")))
    for algorithm in [AVAudioTimePitchAlgorithm.spectral, .timeDomain, .varispeed] {
      item.audioTimePitchAlgorithm = algorithm
    }
    item.preferredForwardBufferDuration = 2
    #expect(item.audioTimePitchAlgorithm == .varispeed)
  }

  @Test func timesMayBeEndless() {
    #expect(
      CMTime.positiveInfinity.seconds == .infinity && CMTime.positiveInfinity.isPositiveInfinity)
    #expect(CMTime.negativeInfinity < .zero && CMTime.negativeInfinity.isNegativeInfinity)
    #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime.zero + .positiveInfinity == .positiveInfinity)
  }

  @Test func voicesHaveTraits() throws {
    let voice = try #require(AVSpeechSynthesisVoice(language: "de-DE"))
    #expect(voice.quality == AVSpeechSynthesisVoiceQuality.default)
    #expect(voice.gender == AVSpeechSynthesisVoiceGender.unspecified)
    #expect(!voice.voiceTraits.contains(.isNoveltyVoice) && voice.voiceTraits != [.isPersonalVoice])
    #expect(AVSpeechSynthesisVoice.currentLanguageCode() == "en-US")
    let speaker = AVSpeechSynthesizer()
    (speaker.usesApplicationAudioSession, speaker.mixToTelephonyUplink) = (false, true)
    #expect(!speaker.usesApplicationAudioSession)
  }

  @Test func intentsAndItemsHavePolicies() {
    struct Plain: AppIntent {
      static let title: LocalizedStringResource = "Plain"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Guarded: AppIntent {
      static let title: LocalizedStringResource = "Guarded"
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Plain.authenticationPolicy == IntentAuthenticationPolicy.alwaysAllowed)
    #expect(Guarded.authenticationPolicy != .requiresLocalDeviceAuthentication)
    let facts = CSSearchableItemAttributeSet(itemContentType: "public.text")
    facts.identifier = "a"
    #expect(facts.identifier == "a")
  }
}
