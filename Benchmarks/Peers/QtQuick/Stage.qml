// A StackView, Qt's counterpart of UINavigationController: pages are made, completed, activating, activated, deactivating,
// deactivated and destroyed. `main.cpp` pushes, pops and presents; `barred` adds a tool bar with the page's title and a Back
// button, as a navigation bar has.
import QtQuick
import QtQuick.Controls.Basic

Item {
    id: stage
    property int calls: 0
    property bool labelled: false
    property bool barred: false
    anchors.fill: parent

    component Heard: Item {
        Component.onCompleted: stage.calls++
        StackView.onActivating: stage.calls++
        StackView.onActivated: stage.calls++
        StackView.onDeactivating: stage.calls++
        StackView.onDeactivated: stage.calls++
        onWidthChanged: stage.calls++
    }
    Component { id: empty; Heard {} }
    Component { id: labelledPage; Heard { Label { x: 20; y: 100; width: 300; height: 30; text: "life" } } }

    Loader {
        id: bar
        active: stage.barred
        width: parent.width
        sourceComponent: ToolBar {
            Label { anchors.centerIn: parent; text: stack.depth > 1 ? "Pushed" : "Root" }
            ToolButton { text: "Back"; visible: stack.depth > 1 }
        }
    }
    StackView {
        id: stack
        width: parent.width
        y: bar.height
        height: parent.height - y
        pushEnter: null; pushExit: null; popEnter: null; popExit: null
        initialItem: stage.labelled ? labelledPage : empty
    }
    Popup {
        id: presented
        modal: true
        width: stage.width
        height: stage.height
        enter: null
        exit: null
        onAboutToShow: stage.calls++
        onOpened: stage.calls++
        onAboutToHide: stage.calls++
        onClosed: stage.calls++
        contentItem: Heard { Label { x: 20; y: 100; width: 300; height: 30; text: "life" } }
    }

    function push() { stack.push(labelled ? labelledPage : empty, {}, StackView.Immediate) }
    function pop() { stack.pop(StackView.Immediate) }
    function present() { presented.open() }
    function dismiss() { presented.close() }
}
