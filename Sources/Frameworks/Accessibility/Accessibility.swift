// The content of `import Accessibility`, which SwiftUI brings along.
@_exported public import Foundation

@_exported public import class Stillframe.AXCategoricalDataAxisDescriptor
@_exported public import class Stillframe.AXChartDescriptor
@_exported public import enum Stillframe.AXCustomContentImportance
@_exported public import protocol Stillframe.AXDataAxisDescriptor
@_exported public import class Stillframe.AXDataPoint
@_exported public import class Stillframe.AXDataPointValue
@_exported public import class Stillframe.AXDataSeriesDescriptor
@_exported public import class Stillframe.AXNumericDataAxisDescriptor
@_exported public import enum Stillframe.AccessibilityNotification
