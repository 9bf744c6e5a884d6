// A window's delivery of press events: each press goes to its responder, which passes it up the chain.

extension UIPressesEvent {
    func deliver() {
        for press in allPresses {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: self)
            case .changed: press.responder?.pressesChanged([press], with: self)
            case .ended: press.responder?.pressesEnded([press], with: self)
            case .cancelled: press.responder?.pressesCancelled([press], with: self)
            case .stationary: break
            }
        }
    }
}
