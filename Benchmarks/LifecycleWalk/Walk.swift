// The walk of issue 2: launch, present, dismiss, push and pop, animated, with a few constrained views a controller.
import UIKit

final class Page: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel()
        label.text = title
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

@MainActor enum Walk {
    static func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    static func run() -> Int {
        let host = Clock.start()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController(rootViewController: page("Root"))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Clock.settle()
        navigation.present(page("Presented"), animated: true)
        Clock.settle()
        navigation.dismiss(animated: true)
        Clock.settle()
        navigation.pushViewController(page("Pushed"), animated: true)
        Clock.settle()
        navigation.popViewController(animated: true)
        Clock.settle()
        window.isHidden = true
        window.rootViewController = nil
        Clock.settle()
        return host.events.count
    }
}
