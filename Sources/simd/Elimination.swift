// Determinants and inverses of square matrices by Gauss' elimination with the greatest pivot. The matrices' types call it.

enum Elimination {
    static func determinant<S: FloatingPoint>(of columns: [[S]]) -> S {
        var lines = columns, result: S = 1
        for step in lines.indices {
            guard let pivot = lines.indices[step...].max(by: { abs(lines[$0][step]) < abs(lines[$1][step]) }), lines[pivot][step] != 0 else { return 0 }
            if pivot != step { lines.swapAt(pivot, step); result = -result }
            result *= lines[step][step]
            for other in (step + 1)..<max(step + 1, lines.count) {
                let factor = lines[other][step] / lines[step][step]
                for index in step..<lines.count { lines[other][index] -= factor * lines[step][index] }
            }
        }
        return result
    }

    /// The inverse, in the same order of columns; nil if there is none.
    static func inverse<S: FloatingPoint>(of columns: [[S]]) -> [[S]]? {
        let count = columns.count
        var lines = columns.indices.map { line in columns[line] + (0..<count).map { $0 == line ? 1 : 0 } }
        for step in 0..<count {
            guard let pivot = (step..<count).max(by: { abs(lines[$0][step]) < abs(lines[$1][step]) }), lines[pivot][step] != 0 else { return nil }
            lines.swapAt(pivot, step)
            let scale = lines[step][step]
            for index in lines[step].indices { lines[step][index] /= scale }
            for other in 0..<count where other != step {
                let factor = lines[other][step]
                for index in lines[other].indices { lines[other][index] -= factor * lines[step][index] }
            }
        }
        return lines.map { Array($0[count...]) }
    }
}
