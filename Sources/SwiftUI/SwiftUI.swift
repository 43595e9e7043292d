// What a file that says `import SwiftUI` sees on Apple's platforms: the views, and what comes with them.
@_exported public import Combine
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation
@_exported public import Stillframe
