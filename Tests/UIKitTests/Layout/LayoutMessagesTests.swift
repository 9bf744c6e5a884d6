// The console texts of Auto Layout, byte for byte with addresses masked (MESSAGES.md 1 to 6).

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct LayoutMessagesTests {
    @Test func unsatisfiableConstraints() {
        var texts: [String] = []
        var broken = false
        let phone = Phone()
        texts = console {
            let box = phone.add(Box())
            let tall = box.heightAnchor.constraint(equalToConstant: 200)
            NSLayoutConstraint.activate([
                tall, box.topAnchor.constraint(equalTo: phone.view.topAnchor),
                box.bottomAnchor.constraint(equalTo: phone.view.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 10),
            ])
            phone.layout()
            broken = tall.wasBroken
            phone.layout()
            #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 852))
        }
        #expect(broken)
        let module = "UIKitTests"
        let expected = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
            \tTry this:\(" ")
            \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
            (
                "<NSLayoutConstraint:0x… \(module).Box:0x….height == 200   (active)>",
                "<NSLayoutConstraint:0x… V:|-(0)-[\(module).Box:0x…]   (active, names: '|':UIView:0x… )>",
                "<NSLayoutConstraint:0x… \(module).Box:0x….bottom == UIView:0x….bottom   (active)>",
                "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Height' UIView:0x….height == 852   (active)>"
            )

            Will attempt to recover by breaking constraint\(" ")
            <NSLayoutConstraint:0x… \(module).Box:0x….height == 200   (active)>

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
        #expect(texts.map(masked) == [expected])
    }

    @Test func aForgottenTranslationIsListedWithItsNote() {
        let phone = Phone()
        var box: UIView?
        let texts = console {
            let view = UIView()
            box = view
            phone.view.addSubview(view)
            view.leadingAnchor.constraint(equalTo: phone.view.safeAreaLayoutGuide.leadingAnchor, constant: 10).isActive = true
            phone.layout()
        }
        #expect(box?.frame == .zero)
        let text = masked(texts.first ?? "")
        #expect(text.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n"))
        #expect(text.contains("    \"<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….minX == 0   (active, names: '|':UIView:0x… )>\",\n"))
        #expect(text.contains("    \"<NSLayoutConstraint:0x… UIView:0x….leading == UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.leading + 10   (active)>\",\n"))
        #expect(text.contains("    \"<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'](LTR)   (active, names: '|':UIView:0x… )>\"\n)"))
    }

    @Test func descriptions() {
        let root = UIView()
        let a = UIView()
        let b = UIView()
        root.addSubview(a)
        root.addSubview(b)
        func text(_ constraint: NSLayoutConstraint) -> String { masked("\(constraint)") }
        #expect(text(a.widthAnchor.constraint(equalToConstant: 44)) == "<NSLayoutConstraint:0x… UIView:0x….width == 44   (inactive)>")
        #expect(text(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)) == "<NSLayoutConstraint:0x… H:[UIView:0x…]-(8)-[UIView:0x…]   (inactive)>")
        #expect(text(root.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 16)) == "<NSLayoutConstraint:0x… V:[UIView:0x…]-(>=16)-|   (inactive, names: '|':UIView:0x… )>")
        #expect(text(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)) == "<NSLayoutConstraint:0x… H:|-(5)-[UIView:0x…](LTR)   (inactive, names: '|':UIView:0x… )>")
        #expect(text(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5)) == "<NSLayoutConstraint:0x… UIView:0x….trailing == UIView:0x….trailing - 5   (inactive)>")
        let ratio = a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2)
        ratio.priority = UILayoutPriority(750)
        ratio.identifier = "IB_Ratio"
        #expect(text(ratio) == "<NSLayoutConstraint:0x… 'IB_Ratio' UIView:0x….height == 0.2*UIView:0x….height@750   (inactive)>")
        b.accessibilityIdentifier = "header"
        #expect(text(b.centerXAnchor.constraint(equalTo: a.centerXAnchor)) == "<NSLayoutConstraint:0x… header.centerX == UIView:0x….centerX   (inactive, names: header:0x… )>")
        #expect(text(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)).contains("V:[UIView:0x…]-(NSLayoutAnchorConstraintSpace(8))-[header]"))
    }
}
