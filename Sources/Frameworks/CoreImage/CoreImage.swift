@_exported public import Foundation
internal import _Testing_CoreImage
