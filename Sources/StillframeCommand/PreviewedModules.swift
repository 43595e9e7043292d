// What previewed code may import: it finds these in the tool, which shows them as its own.
import Charts
import Combine
import CoreFoundation
import CoreGraphics
import OSLog
import PlaygroundSupport
import QuartzCore
import SwiftUI
import UniformTypeIdentifiers
import os
import simd
