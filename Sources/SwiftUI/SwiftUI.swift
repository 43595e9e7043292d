// The modules that `import SwiftUI` re-exports on Apple's platforms: the views, and those that come with them.
@_exported public import Combine
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation
@_exported public import Stillframe
