import UIKit

class ItemViewController: UIViewController, UITextFieldDelegate {

    var onSave: ((String) -> Void)?
    private let field = UITextField()
    private let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Item"
        view.backgroundColor = .systemBackground

        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.returnKeyType = .done
        field.delegate = self
        saveButton.setTitle("Save", for: .normal)
        saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [field, saveButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @objc private func save() {
        guard let name = field.text, !name.isEmpty else { return }
        onSave?(name)
        saveButton.setTitle("Saved", for: .normal)
        field.resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        save()
        return true
    }
}
