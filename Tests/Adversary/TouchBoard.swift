// What fingers meet in the adversary's app: views with recognizers of every kind, a scroll view with content, a control and a
// second scroll view, a table, UIKit's own controls. Each reports to a ledger (TouchLedgers) that knows what it may hear next.
import CoreGraphics
import UIKit

@MainActor final class TouchBoard: UIView {
    private weak var world: World?
    private let life: Life
    private let look: Int
    private let touched: () -> Void
    private var ledgers: [any TouchLedger] = []

    private let outer: TouchProbe
    private let inner: TouchProbe
    private let content: TouchProbe
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 210, width: 180, height: 240))
    private let nested = UIScrollView(frame: CGRect(x: 10, y: 200, width: 150, height: 100))
    private let table = UITableView(frame: CGRect(x: 190, y: 210, width: 200, height: 240), style: .plain)
    private let control: ControlProbe
    private var rows: TableLedger?
    private let recognizers: [UIGestureRecognizer]

    init(_ world: World, _ probe: Probe, look: Int) {
        self.world = world
        life = probe.life
        self.look = look
        let name = probe.name
        touched = { [weak world] in world?.fire(.init(controller: name, callback: .touched)) }
        let report = Report(world, probe.life)
        outer = TouchProbe("outer view of \(name)", report, touched)
        inner = TouchProbe("inner view of \(name)", report, touched)
        content = TouchProbe("content of \(name)", report, touched)
        control = ControlProbe("control of \(name)", report, touched)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer(), two = UITapGestureRecognizer()
        tap.require(toFail: double)
        two.numberOfTouchesRequired = 2
        recognizers = [tap, double, two, UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer()]
        super.init(frame: CGRect(x: 0, y: 120, width: 393, height: 560))
        build(name, report)
    }
    required init?(coder: NSCoder) { nil }

    private func build(_ name: String, _ report: Report) {
        outer.frame = CGRect(x: 10, y: 0, width: 370, height: 200)
        inner.frame = CGRect(x: 100, y: 40, width: 150, height: 120)
        outer.isMultipleTouchEnabled = look % 2 == 0
        inner.isMultipleTouchEnabled = look % 3 > 0
        addSubview(outer)
        outer.addSubview(inner)
        for (index, recognizer) in recognizers.enumerated() {
            recognizer.cancelsTouchesInView = (look + index) % 3 > 0
            recognizer.delaysTouchesBegan = (look + index) % 7 == 0
            recognizer.delaysTouchesEnded = (look + index) % 2 == 0
            if (look + index) % 4 == 0 { recognizer.delegate = RecognizerLedger.together }
            let ledger = RecognizerLedger("\(Swift.type(of: recognizer)) of \(name)", recognizer, report, touched)
            ledgers.append(ledger)
            ((look + index) % 2 == 0 ? outer : inner).addGestureRecognizer(recognizer)
        }
        content.frame = CGRect(x: 0, y: 0, width: 180, height: 190)
        nested.contentSize = CGSize(width: 500, height: 90)
        nested.isPagingEnabled = look % 2 == 0
        control.frame = CGRect(x: 20, y: 310, width: 120, height: 44)
        scroll.contentSize = CGSize(width: look % 3 == 0 ? 400 : 180, height: 1200)
        scroll.delaysContentTouches = look % 4 > 0
        for view in [content, nested, control] { scroll.addSubview(view) }
        addSubview(scroll)
        addSubview(table)
        let slider = UISlider(frame: CGRect(x: 10, y: 470, width: 160, height: 40)), button = UIButton(type: .system), toggle = UISwitch(frame: CGRect(x: 320, y: 470, width: 51, height: 31))
        button.frame = CGRect(x: 200, y: 470, width: 100, height: 40)
        for each in [slider, button, toggle] {
            addSubview(each)
            ledgers.append(EventLedger("\(Swift.type(of: each)) of \(name)", each, report, touched))
        }
        let list = TableLedger("table of \(name)", table, report, touched)
        rows = list
        ledgers += [outer.ledger, inner.ledger, content.ledger, control.ledger, ScrollLedger("scroll view of \(name)", scroll, report, touched), ScrollLedger("nested scroll view of \(name)", nested, report, touched), list]
    }

    /// Where a finger may land, in the window's points.
    var targets: [CGPoint] {
        guard window != nil else { return [] }
        return ([outer, inner, scroll, content, nested, control, table] + subviews.filter { $0 is UIControl }).filter { $0.window != nil }.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { for ledger in ledgers { ledger.left() } }
    }

    /// The app does something to what may be under a finger.
    func disturb(_ number: Int, animated: Bool) {
        switch number % 12 {
        case 0: removeFromSuperview()
        case 1: table.reloadData()
        case 2: scroll.setContentOffset(CGPoint(x: 0, y: number * 30), animated: animated)
        case 3: recognizers[number % recognizers.count].isEnabled.toggle()
        case 4: if inner.superview == nil { outer.addSubview(inner) } else { inner.removeFromSuperview() }
        case 5: control.isEnabled.toggle()
        case 6: scroll.isScrollEnabled.toggle()
        case 7: rows?.change(number, animated: animated)
        case 8: outer.isUserInteractionEnabled.toggle()
        case 9: if let recognizer = outer.gestureRecognizers?.first { outer.removeGestureRecognizer(recognizer) }
        case 10: scroll.contentSize.height = scroll.contentSize.height > 500 ? 300 : 1200
        default: isHidden.toggle()
        }
    }

    /// Nothing moves and no finger is on the glass.
    func judgeRest() {
        guard !life.isOver, failureIsOpen else { return }
        for ledger in ledgers { ledger.judgeRest() }
    }

    private var failureIsOpen: Bool { world?.failure == nil }
}

/// Where ledgers tell of what is wrong; silent once the controller's process or scene is over.
@MainActor final class Report {
    private weak var world: World?
    private let life: Life
    init(_ world: World, _ life: Life) {
        self.world = world
        self.life = life
    }

    func fail(_ rule: String, _ text: String) { if !life.isOver { world?.fail(rule, text) } }
    func remember(_ text: String) { world?.remember("  \(text)") }
}
