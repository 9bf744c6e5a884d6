// The properties of collection views as documents and nibs hold them (FORMATS.md §4.2). Layout, cells and supplementary views are in
// UICollectionView+Coding. The compiler's copy is NibPropertyTable: script/nib-properties.

extension NibClasses {
    static let collectionView = NibClass<UICollectionView>([
        .flag("allowsSelection", "UIAllowsSelection", absent: true, \.allowsSelection),
        .flag("allowsMultipleSelection", "UIAllowsMultipleSelection", absent: false, \.allowsMultipleSelection),
        .custom("prefetchingEnabled", "UICollectionViewPrefetchingEnabled", .flag(absent: true, initial: nil), \.isPrefetchingEnabled) {
            $0.isPrefetchingEnabled = $1.flag($2) && Behaviour.collectionPrefetching.isOn
        },
        .view("backgroundView", "UIBackgroundView", \.backgroundView),
    ])
}
