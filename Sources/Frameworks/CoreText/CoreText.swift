// The names of Core Text that views need lie beside those of views in one module.
@_exported public import Foundation
@_exported public import Stillframe
