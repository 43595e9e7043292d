// The names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import StillDrawing
public import StillGeometry
import StillRaster
import StillViewGraph
public import StillViews

/// Where the alpha of a pixel lies, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// Behind or before colours that are multiplied by it.
  case premultipliedLast, premultipliedFirst
  /// Behind or before colours that are not.
  case last, first
  /// A byte without meaning, behind or before the colours.
  case noneSkipLast, noneSkipFirst
  /// Alpha alone.
  case alphaOnly
}

/// How the parts of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Parts are floating-point numbers. No context draws them here.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Units of 16 bits, the low byte first. No context draws them here.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Units of 32 bits, the low byte first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Units of 16 bits, the high byte first. No context draws them here.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Units of 32 bits, the high byte first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)

  /// The order of pixels of a kind of alpha; nil: nothing is drawn into them.
  func layout(bitsPerComponent: Int, in space: CGColorSpaceModel) -> PixelLayout? {
    let alpha = CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    let order = intersection(.byteOrderMask)
    guard bitsPerComponent == 8, !contains(.floatComponents), let alpha else { return nil }
    if alpha == .alphaOnly { return .alpha }
    if space == .monochrome { return alpha == .none ? .gray : nil }
    guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else {
      return nil
    }
    let isReversed = order == .byteOrder32Little
    let isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
    switch alpha {
    case .premultipliedLast, .noneSkipLast:
      return isReversed
        ? .colors(red: 3, green: 2, blue: 1, alpha: 0, isOpaque: isOpaque)
        : .colors(red: 0, green: 1, blue: 2, alpha: 3, isOpaque: isOpaque)
    case .premultipliedFirst, .noneSkipFirst:
      return isReversed
        ? .colors(red: 2, green: 1, blue: 0, alpha: 3, isOpaque: isOpaque)
        : .colors(red: 1, green: 2, blue: 3, alpha: 0, isOpaque: isOpaque)
    case .none, .last, .first, .alphaOnly: return nil
    }
  }
}

extension CGContext {
  /// Draws into memory, in which the top row comes first; y points up, from the lower left corner.
  ///
  /// Drawings into memory of the caller are painted one by one; those into the context's own wait until their pixels are asked for.
  ///
  /// - Parameters:
  ///   - data: At least `height` rows; nil: the context has memory of its own.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8: nothing is drawn into others, which is a warning, and nil.
  ///   - bytesPerRow: 0: without bytes between rows, if the memory is the context's own.
  ///   - space: Colours or greys; both are sRGB.
  ///   - bitmapInfo: Where alpha lies, and the order of bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard let layout = info.layout(bitsPerComponent: bitsPerComponent, in: space.model) else {
      _ = BodyWarning.add(
        "no bitmap context has \(bitsPerComponent) bits a component and the format "
          + "\(bitmapInfo): use 8 bits and CGImageAlphaInfo.premultipliedLast")
      return nil
    }
    let least = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    let size = CGSize(width: width, height: height)
    let hasMemory = unsafe data != nil
    guard (try? RenderPass.check(size, scale: 1)) != nil, !least.overflow,
      bytesPerRow >= least.partialValue || bytesPerRow == 0 && !hasMemory,
      bytesPerRow <= least.partialValue + Self.mostPadding
    else {
      _ = BodyWarning.add(
        "no bitmap context is \(width) × \(height) pixels large with \(bytesPerRow) bytes a row")
      return nil
    }
    let ground = GraphicsContext(environment: .picture(scale: 1), origin: .zero)
    let pixels = unsafe ContextPixels(
      data, width, height, max(bytesPerRow, least.partialValue), layout, info, ground)
    var upright = ground
    upright.translateBy(x: 0, y: CGFloat(height))
    upright.scaleBy(x: 1, y: -1)
    self.init(upright)
    document = pixels
  }

  /// The most bytes between two rows.
  private static let mostPadding = 1 << 20

  private var pixels: ContextPixels? { document as? ContextPixels }

  /// Returns the picture so far; nil where the context does not draw into memory.
  public func makeImage() -> CGImage? { pixels?.image }

  /// The memory that it draws into, as far as it is drawn; nil where the context does not draw into memory.
  public var data: UnsafeMutableRawPointer? { unsafe pixels?.exposed }
  /// In pixels; 0 where the context does not draw into memory.
  public var width: Int { pixels?.width ?? 0 }
  /// In pixels; 0 where the context does not draw into memory.
  public var height: Int { pixels?.height ?? 0 }
  /// From one row to the next; 0 where the context does not draw into memory.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The order of bytes; empty where the context does not draw into memory.
  public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [] }
}

/// The memory that a context draws into.
@safe
private final class ContextPixels {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let info: CGBitmapInfo
  private let layout: PixelLayout
  private let ground: GraphicsContext
  private let memory: UnsafeMutableRawBufferPointer
  private let isOwner: Bool
  /// Whether programs read the memory at any time.
  private var isSeen = false

  init(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int,
    _ layout: PixelLayout, _ info: CGBitmapInfo, _ ground: GraphicsContext
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.layout, self.info, self.ground) = (layout, info, ground)
    let count = bytesPerRow * height
    if let data = unsafe data {
      unsafe memory = UnsafeMutableRawBufferPointer(start: data, count: count)
      isOwner = false
      observe()
    } else {
      unsafe memory = .allocate(byteCount: count, alignment: 16)
      unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
      isOwner = true
    }
  }

  deinit { if isOwner { unsafe memory.deallocate() } }

  private func observe() {
    isSeen = true
    ground.observeDrawings { [weak self] in self?.paint() }
  }

  /// The memory, which shows each drawing from now on.
  var exposed: UnsafeMutableRawPointer? {
    paint()
    if !isSeen { observe() }
    return unsafe memory.baseAddress
  }

  var image: CGImage? {
    paint()
    return bitmap.map { CGImage($0) }
  }

  private var bitmap: Bitmap? {
    unsafe try? Bitmap(
      reading: UnsafeRawBufferPointer(memory), width: width, height: height,
      bytesPerRow: bytesPerRow, as: layout)
  }

  /// Paints what has been drawn since the last time over what is in the memory.
  private func paint() {
    let commands = ground.takeCommands()
    guard !commands.isEmpty, let before = bitmap else { return }
    let size = CGSize(width: width, height: height)
    let base = GraphicsContext(environment: .picture(scale: 1), origin: .zero)
    base.draw(
      Image(decorative: CGImage(before), scale: 1).interpolation(.none),
      in: CGRect(origin: .zero, size: size))
    let list = DisplayList(size: size, commands: base.commands + commands)
    do {
      let after = try RenderPass.paint(list, scale: 1, background: nil)
      unsafe after.write(to: memory, bytesPerRow: bytesPerRow, as: layout)
    } catch {
      _ = BodyWarning.add("CGContext drew nothing: \(error)")
    }
  }
}

extension CGImage {
  /// The order of bytes: red, green, blue and alpha, colours multiplied by alpha.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// Colours are multiplied by alpha, which comes last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The bytes of the pixels, as `bitmapInfo` says.
  public var dataProvider: CGDataProvider? {
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    unsafe bytes.withUnsafeMutableBytes { memory in
      unsafe bitmap.write(
        to: memory, bytesPerRow: bytesPerRow,
        as: .colors(red: 0, green: 1, blue: 2, alpha: 3, isOpaque: false))
    }
    return CGDataProvider(data: Data(bytes))
  }
}
