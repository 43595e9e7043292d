// The modules that previewed code may import: it finds these in the tool.
import Charts
import Combine
import CoreFoundation
import CoreGraphics
import OSLog
import PlaygroundSupport
import QuartzCore
import SwiftData
import SwiftUI
import UniformTypeIdentifiers
import os
import simd
