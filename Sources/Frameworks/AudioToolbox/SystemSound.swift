// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The vibration of a telephone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// No effect: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// No effect: nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Reports that the sound has ended; nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

/// The number of a form of sound.
public typealias AudioFormatID = UInt32

/// Sound in plain numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's form without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
