package import StillRaster
package import Foundation
package enum ImageFileError: Error { case none }
package enum PNGEncoder { package static func encode(_ b: Bitmap) -> Data { Data() } }
package enum PNGDecoder { package static func decode(_ b: Data) throws(ImageFileError) -> Bitmap { throw .none } }
package enum AtomicFile { package static func write(_ data: Data, to url: URL) throws(ImageFileError) {} }
