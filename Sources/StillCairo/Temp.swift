package import StillDrawing
package import StillRaster
package import Foundation
package enum CairoError: Error { case none }
package enum CairoRenderer { package static func render(_ list: DisplayList, scale: CGFloat, background: ResolvedColor?) throws(CairoError) -> Bitmap { throw .none } }
