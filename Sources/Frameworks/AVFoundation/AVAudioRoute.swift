public import Foundation

/// The ports that sounds come from and go to: none, as the machine plays nothing.
///
/// Unchecked because the class is open: it has no values of its own.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The sources of sounds: none.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The places that play sounds: none.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A place that sounds come from or go to.
///
/// Unchecked because the class is open: its own values never change.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The kind of place.
  public let portType: AVAudioSession.Port
  /// The name for people.
  public let portName: String

  init(portType: AVAudioSession.Port, portName: String) {
    (self.portType, self.portName) = (portType, portName)
  }
}

extension AVAudioSession {
  /// The ports that are in use: none, as the machine plays nothing.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  /// A kind of place that sounds come from or go to.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The speaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The part of a phone that is held to the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones with a wire.
    public static let headphones = Port(rawValue: "Headphones")
    /// A microphone with a wire.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Headphones and speakers over Bluetooth, for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Headphones over Bluetooth, for calls.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Headphones and hearing aids over Bluetooth Low Energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Speakers over AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// The speakers of a car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }
}
