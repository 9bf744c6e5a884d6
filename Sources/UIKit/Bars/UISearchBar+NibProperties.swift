// The properties of a search bar as documents and nibs hold them (FORMATS.md §1.7, §4.2). Called in UISearchBar.init(coder:).
// The keys of the scope bar, of the buttons in the field and of the style are WillAppear's own (Docs/DIVERGENCES.md).

import InterfaceBuilder

extension NibClasses {
    static let searchBar = NibClass<UISearchBar>([
        .text("text", "UIText", \.text),
        .text("placeholder", "UIPlaceholder", \.placeholder),
        .text("prompt", "UIPrompt", \.prompt),
        .choice("searchBarStyle", "UISearchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal], initial: .default, \.searchBarStyle),
        .choice("barStyle", "UIBarStyle", ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black], initial: .default, \.barStyle),
        .flag("translucent", "UISearchBarIsTranslucent", absent: true, \.isTranslucent),
        .color("barTintColor", "UIBarTintColor", \.barTintColor),
        .flag("showsBookmarkButton", "UIShowsBookmarkButton", absent: false, \.showsBookmarkButton),
        .flag("showsSearchResultsButton", "UIShowsSearchResultsButton", absent: false, \.showsSearchResultsButton),
        .flag("showsCancelButton", "UIShowsCancelButton", absent: false, \.showsCancelButton),
        .texts("scopeButtonTitles", "UIScopeButtonTitles", \.scopeButtonTitles),
        .flag("showsScopeBar", "UIShowsScopeBar", absent: false, \.showsScopeBar),
        // A search bar's text input traits are those of its field.
    ], NibRow<UISearchBar>.inputTraits(\.searchTextField.inputTraits, capitalization: .none))
}
