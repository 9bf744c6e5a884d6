// The properties of scroll views, tables, table cells and flow layouts as documents and nibs hold them (FORMATS.md §1.7, §4.2).
// Resources/Coding/UIScrollView+Coding.swift and its neighbours have the properties with more than one value.

extension NibClasses {
    static let scrollView = NibClass<UIScrollView>([
        .opposite("scrollEnabled", "UIScrollDisabled", absent: true, \.isScrollEnabled),
        .flag("pagingEnabled", "UIPagingEnabled", absent: false, \.isPagingEnabled),
        .flag("directionalLockEnabled", "UIDirectionalLockEnabled", absent: false, \.isDirectionalLockEnabled),
        .flag("bounces", "UIBounceEnabled", absent: true, \.bounces),
        .writtenFlag("bouncesZoom", "UIBouncesZoom", absent: true, \.bouncesZoom),
        .flag("alwaysBounceVertical", "UIAlwaysBounceVertical", absent: false, \.alwaysBounceVertical),
        .flag("alwaysBounceHorizontal", "UIAlwaysBounceHorizontal", absent: false, \.alwaysBounceHorizontal),
        .flag("showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator", absent: true, \.showsHorizontalScrollIndicator),
        .flag("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", absent: true, \.showsVerticalScrollIndicator),
        .float("minimumZoomScale", "UIMinimumZoomScale", initial: nil, \.minimumZoomScale),
        .float("maximumZoomScale", "UIMaximumZoomScale", initial: nil, \.maximumZoomScale),
        .choice("keyboardDismissMode", "UIKeyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive], initial: UIScrollView.KeyboardDismissMode.none, \.keyboardDismissMode),
        .flag("delaysContentTouches", "UIDelaysContentTouches", absent: true, \.delaysContentTouches),
        .flag("canCancelContentTouches", "UICanCancelContentTouches", absent: true, \.canCancelContentTouches),
        .choice("contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior", [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ], initial: .automatic, \.contentInsetAdjustmentBehavior),
        .choice("indicatorStyle", "UIIndicatorStyle", ["default": .default, "black": .black, "white": .white], initial: .default, \.indicatorStyle),
        .insets("contentInset", "UIContentInset", \.contentInset),
        .insets("scrollIndicatorInsets", "UIScrollIndicatorInset", \.scrollIndicatorInsets),
    ])

    static let tableView = NibClass<UITableView>([
        .color("separatorColor", "UISeparatorColor", \.separatorColor),
        .insets("separatorInset", "UISeparatorInset", \.separatorInset),
        .float("rowHeight", "UIRowHeight", initial: nil, \.rowHeight),
        .float("sectionHeaderHeight", "UISectionHeaderHeight", initial: nil, \.sectionHeaderHeight),
        .float("sectionFooterHeight", "UISectionFooterHeight", initial: nil, \.sectionFooterHeight),
        .float("estimatedRowHeight", "UIEstimatedRowHeight", initial: nil, \.estimatedRowHeight),
        .float("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", initial: nil, \.estimatedSectionHeaderHeight),
        .float("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", initial: nil, \.estimatedSectionFooterHeight),
        .flag("allowsSelection", "UIAllowsSelection", absent: true, \.allowsSelection),
        .flag("allowsMultipleSelection", "UIAllowsMultipleSelection", absent: false, \.allowsMultipleSelection),
        .flag("allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing", absent: false, \.allowsSelectionDuringEditing),
        .flag("allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing", absent: false, \.allowsMultipleSelectionDuringEditing),
        .flag("contentViewInsetsToSafeArea", "UIInsetsContentViewsToSafeArea", absent: true, \.insetsContentViewsToSafeArea),
        .integer("sectionIndexMinimumDisplayRowCount", "UISectionIndexMinimumDisplayRowCount", initial: nil, \.sectionIndexMinimumDisplayRowCount),
        .color("sectionIndexColor", "UISectionIndexColor", \.sectionIndexColor),
        .color("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
        .color("sectionIndexTrackingBackgroundColor", "UISectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
        .view("tableHeaderView", "UITableHeaderView", \.tableHeaderView),
        .view("tableFooterView", "UITableFooterView", \.tableFooterView),
        .view("backgroundView", "UIBackgroundView", \.backgroundView),
    ])

    static let tableViewCell = NibClass<UITableViewCell>([
        .float("indentationWidth", "UIIndentationWidth", initial: nil, \.indentationWidth),
        .integer("indentationLevel", "UIIndentationLevel", initial: nil, \.indentationLevel),
        .insets("separatorInset", "UISeparatorInset", \.separatorInset),
        .choice("accessoryType", "UIAccessoryType", [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
        ], initial: UITableViewCell.AccessoryType.none, \.accessoryType),
        .choice("editingAccessoryType", "UIEditingAccessoryType", [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
        ], initial: UITableViewCell.AccessoryType.none, \.editingAccessoryType),
        .choice("selectionStyle", "UISelectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default], initial: .default, \.selectionStyle),
        .choice("focusStyle", "UIFocusStyle", ["default": .default, "custom": .custom], initial: .default, \.focusStyle),
        .flag("shouldIndentWhileEditing", "UIShouldIndentWhileEditing", absent: true, \.shouldIndentWhileEditing),
        .flag("showsReorderControl", "UIShowsReorderControl", absent: false, \.showsReorderControl),
        .view("accessoryView", "UIAccessoryView", \.accessoryView),
        .view("editingAccessoryView", "UIEditingAccessoryView", \.editingAccessoryView),
        .view("backgroundView", "UIBackgroundView", \.backgroundView),
        .view("selectedBackgroundView", "UISelectedBackgroundView", \.selectedBackgroundView),
    ])

    static let flowLayout = NibClass<UICollectionViewFlowLayout>([
        .float("minimumInteritemSpacing", "UIInteritemSpacing", initial: 10, \.minimumInteritemSpacing),
        .float("minimumLineSpacing", "UILineSpacing", initial: 10, \.minimumLineSpacing),
        .size("itemSize", "UIItemSize", \.itemSize),
        .choice("scrollDirection", "UIScrollDirection", ["vertical": .vertical, "horizontal": .horizontal], initial: .vertical, \.scrollDirection),
        .size("headerReferenceSize", "UIHeaderReferenceSize", \.headerReferenceSize),
        .size("footerReferenceSize", "UIFooterReferenceSize", \.footerReferenceSize),
        .insets("sectionInset", "UISectionInset", \.sectionInset),
        .choice("sectionInsetReference", "UISectionInsetReference", [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ], initial: .fromContentInset, \.sectionInsetReference),
    ])
}
