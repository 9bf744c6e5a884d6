// A binary heap of variables by evaluation order. ConstraintSystem lets changed values flow through it.

struct VariableQueue {
    private var heap: ContiguousArray<(order: Int, variable: Int32)> = []

    var isEmpty: Bool { heap.isEmpty }

    var least: Int? { heap.first?.order }

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

    mutating func push(_ variable: Int32, order: Int) {
        heap.append((order, variable))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if heap[parent].order <= heap[child].order { break }
            heap.swapAt(parent, child)
            child = parent
        }
    }

    /// The variable with the least order.
    mutating func pop() -> Int32? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first.variable }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count && heap[child + 1].order < heap[child].order { child += 1 }
            if heap[parent].order <= heap[child].order { break }
            heap.swapAt(parent, child)
            parent = child
        }
        return first.variable
    }
}
