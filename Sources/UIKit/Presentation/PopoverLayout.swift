// The position of a popover: beside its anchor, on a side with enough room. Plain geometry, no views.
// The arrow's size and the order of sides are WillAppear's own choice, see Docs/DIVERGENCES.md.
import CoreGraphics

@MainActor struct PopoverLayout {
    static let arrow = CGSize(width: 26, height: 13)
    let direction: UIPopoverArrowDirection
    /// The content in the container.
    let content: CGRect
    /// The arrow's tip in the container.
    let tip: CGPoint

    init(anchor: CGRect, content wanted: CGSize, room: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool) {
        let allowed: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let sides = (allowed.isEmpty ? [.up] : allowed).map { ($0, Self.space($0, anchor, room)) }
        let fitting = sides.first { $0.1.width >= wanted.width && $0.1.height >= wanted.height }
        let best = fitting ?? sides.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
        let side = best?.0 ?? .up
        let space = overlaps ? room.size : best?.1 ?? room.size
        let size = CGSize(width: max(min(wanted.width, space.width), 0), height: max(min(wanted.height, space.height), 0))
        direction = side
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
        let x = clamp(anchor.midX - size.width / 2, room.minX, room.maxX - size.width)
        let y = clamp(anchor.midY - size.height / 2, room.minY, room.maxY - size.height)
        let arrow = Self.arrow.height
        switch side {
        case .up:
            tip = CGPoint(x: anchor.midX, y: anchor.maxY)
            content = CGRect(x: x, y: min(anchor.maxY + arrow, room.maxY - size.height), width: size.width, height: size.height)
        case .down:
            tip = CGPoint(x: anchor.midX, y: anchor.minY)
            content = CGRect(x: x, y: max(anchor.minY - arrow - size.height, room.minY), width: size.width, height: size.height)
        case .left:
            tip = CGPoint(x: anchor.maxX, y: anchor.midY)
            content = CGRect(x: min(anchor.maxX + arrow, room.maxX - size.width), y: y, width: size.width, height: size.height)
        default:
            tip = CGPoint(x: anchor.minX, y: anchor.midY)
            content = CGRect(x: max(anchor.minX - arrow - size.width, room.minX), y: y, width: size.width, height: size.height)
        }
    }

    /// The space for the content if the arrow points this way: with an arrow up, the content is below the anchor.
    private static func space(_ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ room: CGRect) -> CGSize {
        switch direction {
        case .up: CGSize(width: room.width, height: room.maxY - anchor.maxY - arrow.height)
        case .down: CGSize(width: room.width, height: anchor.minY - room.minY - arrow.height)
        case .left: CGSize(width: room.maxX - anchor.maxX - arrow.height, height: room.height)
        default: CGSize(width: anchor.minX - room.minX - arrow.height, height: room.height)
        }
    }
}
