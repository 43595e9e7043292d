// The parts of AVFoundation for sound, which is a framework of its own on Apple's platforms.
@_exported public import AVFoundation
