public import Foundation

// Effects of an engine. Their settings are kept, and nothing sounds.

/// A unit of sound. Nothing sounds.
open class AVAudioUnit: AVAudioNode {
  /// The name of the unit.
  open var name: String { "\(type(of: self))" }
}

/// A unit that changes sound.
open class AVAudioUnitEffect: AVAudioUnit {
  /// Whether sound passes unchanged.
  open var bypass = false
}

/// A unit that changes the speed of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// Whether sound passes unchanged.
  open var bypass = false
}

/// The kind of a band.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// A bell, passes, shelves, and bands.
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass
  /// Bands, shelves, and shelves with resonance.
  case bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject {
  /// The kind.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The middle, in hertz.
  open var frequency: Float = 1000
  /// The width, in octaves.
  open var bandwidth: Float = 0.5
  /// The gain, in decibels.
  open var gain: Float = 0
  /// Whether sound passes unchanged.
  open var bypass = true
}

/// An equalizer.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The gain of all, in decibels.
  open var globalGain: Float = 0

  /// An equalizer with a number of bands.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }

  /// An equalizer without bands.
  public override convenience init() {
    self.init(numberOfBands: 0)
  }
}

/// A change of speed that keeps the pitch, and of the pitch.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// The speed (default: 1).
  open var rate: Float = 1
  /// The pitch, in hundredths of semitones.
  open var pitch: Float = 0
  /// The overlap of parts (default: 8).
  open var overlap: Float = 8

  /// A change of speed.
  public override init() {
    super.init()
  }
}

/// A change of speed with the pitch.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// The speed (default: 1).
  open var rate: Float = 1

  /// A change of speed.
  public override init() {
    super.init()
  }
}

/// The rooms of a reverb.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// Rooms, halls, plates and others.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
  /// Further ones.
  case largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// A reverb.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// The share of the changed sound, from 0 to 100.
  open var wetDryMix: Float = 0

  /// A reverb.
  public override init() {
    super.init()
  }

  /// No effect: nothing sounds.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// An echo.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// The time until the echo, in seconds (default: 1).
  open var delayTime: TimeInterval = 1
  /// The share of the echo that is heard again, from -100 to 100 (default: 50).
  open var feedback: Float = 50
  /// The share of the changed sound, from 0 to 100 (default: 100).
  open var wetDryMix: Float = 100

  /// An echo.
  public override init() {
    super.init()
  }
}
