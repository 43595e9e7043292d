// The content of `import CoreTransferable`, which SwiftUI brings along.
@_exported public import Foundation

@_exported public import struct Stillframe.CodableRepresentation
@_exported public import struct Stillframe.DataRepresentation
@_exported public import struct Stillframe.FileRepresentation
@_exported public import struct Stillframe.ProxyRepresentation
@_exported public import struct Stillframe.ReceivedTransferredFile
@_exported public import struct Stillframe.SentTransferredFile
@_exported public import protocol Stillframe.TransferRepresentation
@_exported public import struct Stillframe.TransferRepresentationBuilder
@_exported public import protocol Stillframe.Transferable
