clas @objc s A {
    @objc var l: [[[[ @objc [[[[[[[[[[[[[[[[[[[[[[override [[[iewController {
    @objc func handle(_ sender: UILabel) { print("generic", T.self, sender.text ?? "") }
    @IBOutlet weak var outlet: UILabel!
    fwnc selector() -> Smlec[[[[[[[[[ @objc [[[[[[ @objc [[[[[[[[[[[[[[[[Int]!
    @objc func a() { let x 