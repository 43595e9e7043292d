import CoreFoundation
import CoreGraphics
import Foundation
import OSLog
import PlaygroundSupport
import QuartzCore
import SwiftUI
import Testing
import UniformTypeIdentifiers
import os.log
import simd

/// The modules of Apple's platforms, as code says their names.
@Suite struct ShimTests {
  @Test func noMessagesAreKept() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let since = store.position(timeIntervalSinceLatestBoot: 1)
    let entries = try store.getEntries(
      with: .reverse, at: since, matching: NSPredicate(value: true))
    let lines = entries.compactMap { $0 as? OSLogEntryLog }.map {
      "\($0.date) \($0.category) \($0.subsystem) \($0.process) \($0.level) \($0.composedMessage)"
    }
    #expect(lines.isEmpty && Set(entries.compactMap { $0 as? OSLogEntryLog }).isEmpty)
    let places = [store.position(date: Date()), store.position(timeIntervalSinceEnd: -1)]
    #expect(try store.getEntries(at: places[0]).isEmptyOfEntries)
  }

  @Test func geometryComesWithCoreGraphics() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.y - 1) < 1e-9)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(CACurrentMediaTime() > 0)
  }

  @Test func vectorsAreWorkedOut() {
    let a = simd_float3(1, 0, 0)
    let b = simd_float3(0, 2, 0)
    #expect(simd_cross(a, b) == simd_float3(0, 0, 2))
    #expect(simd_dot(a, b) == 0)
    #expect(simd_length(simd_double2(3, 4)) == 5)
    #expect(simd_normalize(b) == simd_float3(0, 1, 0))
    #expect(simd_mix(a, b, t: 0.5) == simd_float3(0.5, 1, 0))
    #expect(simd_distance(SIMD2<Double>(1, 1), SIMD2<Double>(4, 5)) == 5)
    #expect(simd_clamp(b, min: a, max: simd_float3(1, 1, 1)) == simd_float3(1, 1, 0))
    #expect(simd_reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == simd_float2(1, 1))
    #expect(simd_abs(simd_double2(-1, 2)) == simd_double2(1, 2))
    #expect(simd_smoothstep(0.5, edge0: 0, edge1: 1) == 0.5)
  }

  @Test func quaternionsTurnVectors() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    let turned = quarter.act([1, 0, 0])
    #expect(simd_length(turned - [0, 1, 0]) < 1e-12)
    #expect(simd_length((quarter * quarter).act([1, 0, 0]) - [-1, 0, 0]) < 1e-12)
    #expect(abs(quarter.angle - .pi / 2) < 1e-12 && quarter.axis == [0, 0, 1])
    #expect(simd_length(quarter.inverse.act(turned) - [1, 0, 0]) < 1e-12)
    let between = simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), quarter, 1.0 / 3)
    #expect(abs(between.angle - .pi / 6) < 1e-12)
    let opposite = simd_quatf(from: [1, 0, 0], to: [-1, 0, 0])
    #expect(simd_length(simd_act(opposite, [1, 0, 0]) - [-1, 0, 0]) < 1e-6)
    var scaled = simd_quatf(real: 0, imag: [0, 3, 4]) * 2
    #expect(scaled.length == 10 && simd_normalize(scaled).length == 1)
    scaled.real = 1
    #expect(scaled.vector == [0, 6, 8, 1] && (-scaled).imag == [0, -6, -8])
  }

  @Test func messagesAreMadeOfTheirValues() {
    let logger = Logger(subsystem: "tests", category: "shims")
    // Written nowhere: what is for debugging only is not kept.
    logger.debug("value \(3, privacy: .public) and \(2.5, format: .fixed(precision: 1))")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .error))
    #expect(!OSLog.default.isEnabled(type: .debug))
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test func coreFoundationHasItsFunctionsAndTheNumbers() {
    let start = CFAbsoluteTimeGetCurrent()
    let width: CGFloat = 3
    let passed: CFTimeInterval = CFAbsoluteTimeGetCurrent() - start
    #expect(passed >= 0)
    #expect(CGSize(width: width, height: 4).height == 4)
  }

  @Test func kindsOfDataAreKnownByNameAndExtension() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
  }

  @MainActor @Test func aPlaygroundKeepsWhatIsToBeSeen() throws {
    PlaygroundPage.current.setLiveView(Color.red.frame(width: 10, height: 20))
    let view = try #require(PlaygroundPage.current.liveView)
    #expect(try ImageRenderer(content: view).layoutReport().size == CGSize(width: 10, height: 20))
    PlaygroundPage.current.finishExecution()
    #expect(PlaygroundPage.current.liveView == nil)
  }

  @Test func aLockOfCIsHeldByOne() {
    var lock = os_unfair_lock()
    unsafe os_unfair_lock_lock(&lock)
    #expect(unsafe !os_unfair_lock_trylock(&lock))
    unsafe os_unfair_lock_unlock(&lock)
    #expect(unsafe os_unfair_lock_trylock(&lock))
    unsafe os_unfair_lock_unlock(&lock)
  }
}

extension AnySequence<OSLogEntry> {
  fileprivate var isEmptyOfEntries: Bool { !contains { _ in true } }
}
