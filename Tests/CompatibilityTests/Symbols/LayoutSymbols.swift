import SwiftUI

struct ContainerSymbols: View {
  private let rows = [
    GridItem(.fixed(20)), GridItem(.flexible(minimum: 10)), GridItem(.adaptive(minimum: 30)),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 2) {
          Color.red
          Spacer(minLength: 3)
          Color.blue
        }
        .frame(height: 10)
        ZStack(alignment: .bottomTrailing) {
          Rectangle()
          Text("z")
        }
        .frame(width: 30, height: 30)
        Divider()
        Group { Text("one") }
        Group(subviews: Text("two")) { subviews in subviews }
        Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 2) {
          GridRow(alignment: .top) {
            Text("a").gridCellColumns(1).gridColumnAlignment(.trailing)
            Text("b").gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal)
          }
        }
        LazyVGrid(columns: rows) { ForEach(0..<3) { Text("\($0)") } }
        LazyHStack { Text("lazy") }.frame(height: 20)
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          Section(header: Text("header")) { Text("row") }
        }
        ScrollView(.horizontal, showsIndicators: false) { HStack { Text("side") } }
        ScrollViewReader { proxy in
          Text("target").id("target").onAppear { proxy.scrollTo("target") }
        }
        ForEach(["x", "y"], id: \.self) { Text($0) }
        AnyView(EmptyView())
        ViewThatFits(in: .horizontal) {
          Text("long")
          Text("s")
        }
        AnyLayout(HStackLayout(spacing: 3)) {
          Text("l")
          Text("r")
        }
        GeometryReader { proxy in Text("\(proxy.size.width)") }.frame(height: 20)
      }
    }
  }
}

struct LayoutModifierSymbols: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("a").frame(width: 80, height: 20).frame(height: 22).frame(width: 90)
        .frame(maxWidth: .infinity)
        .frame(minWidth: 10, maxWidth: .infinity, minHeight: 5, maxHeight: 40, alignment: .leading)
      Text("b").padding().padding(.horizontal).padding(4).padding(.top, 3)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("c").offset(y: 3).offset(x: 2, y: 1).offset(x: 4).offset(CGSize(width: 1, height: 1))
      Color.red.aspectRatio(2, contentMode: .fit).aspectRatio(contentMode: .fill)
        .frame(width: 40, height: 30)
      Text("d").fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
      Color.blue.scaledToFit().scaledToFill().frame(width: 10, height: 10)
      ZStack {
        Text("e").position(x: 10, y: 10).zIndex(2)
        Text("f").position(CGPoint(x: 20, y: 10)).hidden()
      }
      .frame(height: 20)
      .coordinateSpace(name: "space")
      Text("g").alignmentGuide(.leading) { $0.width }
        .alignmentGuide(VerticalAlignment.center, computeValue: { $0[.top] })
      Text("h").ignoresSafeArea().ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all)
      Text("i").scenePadding().flipsForRightToLeftLayoutDirection(true)
      Text("j").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
    }
    .safeAreaInset(edge: .bottom) { Text("bar") }
  }
}

struct AppearanceSymbols: View {
  var body: some View {
    VStack {
      Text("a").background(Color.red).background { Color.blue }
        .background(.green, in: Capsule()).background().background(in: Circle())
      Text("b").overlay(Text("o")).overlay { Text("p") }.overlay(alignment: .top) { Text("q") }
        .overlay(Text("r"), alignment: .bottom)
      Text("c").opacity(0.5).foregroundColor(.red).foregroundStyle(.blue, .green)
      Text("d").shadow(radius: 1).shadow(color: .red, radius: 2, x: 1, y: 1)
        .shadow(color: .blue, radius: 1).shadow(color: .green, radius: 1, y: 2)
      Text("e").rotationEffect(.degrees(3)).rotationEffect(.radians(0.1), anchor: .top)
      Text("f").scaleEffect(1.1).scaleEffect(0.9, anchor: .leading).scaleEffect(x: 1.1)
        .scaleEffect(y: 1.1).scaleEffect(x: 1, y: 1, anchor: .center)
      Color.red.frame(width: 20, height: 20).clipShape(Circle()).border(.blue).border(
        .red, width: 2
      )
      .cornerRadius(3).clipped().contentShape(Rectangle())
      Text("g").rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
        .rotation3DEffect(
          .degrees(1), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
      Color.blue.frame(width: 20, height: 20).mask(Circle()).mask { Text("m") }
        .blendMode(.multiply).blur(radius: 1)
      Text("h").tint(.red).compositingGroup().hueRotation(.degrees(10)).drawingGroup()
        .colorMultiply(.red).accentColor(.blue).brightness(0.1).grayscale(0.5).saturation(0.5)
        .contrast(0.9).colorInvert()
      Text("i").preferredColorScheme(.light).colorScheme(.dark).backgroundStyle(.red)
      Text("j").glassEffect().redacted(reason: .placeholder)
    }
  }
}

struct TextSymbols: View {
  var body: some View {
    VStack {
      Text("a \(3) \(1.5, specifier: "%.1f")") + Text("b").bold()
      Text(verbatim: "c")
      Text(3.5, format: .number.precision(.fractionLength(2)))
      Text(Date(timeIntervalSince1970: 0), style: .date)
      Text("d").font(.largeTitle).font(.system(size: 12)).font(.system(size: 12, weight: .bold))
        .font(.system(size: 12, weight: .heavy, design: .serif)).font(
          .system(size: 9, design: .monospaced)
        )
        .font(.custom("Inter", size: 12)).font(.system(.body, design: .rounded))
      Text("e").fontWeight(.semibold).bold().italic().lineLimit(1).multilineTextAlignment(.center)
        .minimumScaleFactor(0.5).truncationMode(.middle).allowsTightening(true)
      Text("f").tracking(1).kerning(1).underline().strikethrough().monospacedDigit()
        .textCase(.uppercase).dynamicTypeSize(.large)
      Text(LocalizedStringKey("g"))
      Label("h", systemImage: "star").labelStyle(.iconOnly).labelStyle(.titleAndIcon)
      Label {
        Text("i")
      } icon: {
        Image(systemName: "heart")
      }
      Image(systemName: "bolt").resizable().renderingMode(.template).scaledToFit()
        .frame(width: 20, height: 20).imageScale(.large).symbolVariant(.fill)
    }
  }
}
