// The same path drawn from its end to its start, subpath by subpath. UIBezierPath.reversing() uses it.

import Foundation

extension CGPath {
    package func reversed() -> CGPath {
        var result: [Element] = []
        var subpath: [Element] = []
        for element in elements {
            if case .move = element, !subpath.isEmpty {
                result += Self.reversedSubpath(subpath)
                subpath = []
            }
            subpath.append(element)
        }
        return CGPath(elements: result + Self.reversedSubpath(subpath))
    }

    private static func reversedSubpath(_ elements: [Element]) -> [Element] {
        var points: [CGPoint] = []
        var isClosed = false
        for element in elements {
            switch element {
            case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): points.append(p)
            case .close: isClosed = true
            }
        }
        guard let last = points.last else { return [] }
        var result: [Element] = [.move(last)]
        let drawn = elements.filter { if case .close = $0 { false } else { true } }
        for index in drawn.indices.dropFirst().reversed() {
            let to = points[index - 1]
            switch drawn[index] {
            case .move, .line: result.append(.line(to))
            case .quad(let control, _): result.append(.quad(control: control, end: to))
            case .cubic(let control1, let control2, _): result.append(.cubic(control1: control2, control2: control1, end: to))
            case .close: break
            }
        }
        if isClosed { result.append(.close) }
        return result
    }
}
