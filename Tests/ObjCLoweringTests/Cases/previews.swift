// Previews are for Xcode's canvas: nothing of them is left in an app, and neither is the import that only they need.
import Foundation
import SwiftUI

final class Screen { let name = "screen" }

#Preview { Screen() }

@available(iOS 17, *)
#Preview("Named", traits: .portrait) {
    let screen = Screen()
    return screen
}

struct Screen_Previews: PreviewProvider {
    static var previews: some View { Wrapper().edgesIgnoringSafeArea(.all) }

    struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Screen { Screen() }
    }
}

struct Canvas: SwiftUI.UIViewRepresentable {
    func makeUIView(context: Context) -> Screen { Screen() }
}

@main struct App {
    static func main() { print(Screen().name) }
}
