// UIKit's names are those that views need; they lie beside SwiftUI's in one module.
@_exported public import Combine
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import Stillframe
internal import _Testing_UIKit
