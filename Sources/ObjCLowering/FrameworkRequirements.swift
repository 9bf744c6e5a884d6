// The optional requirements of Apple's Objective-C protocols, by Swift name. A class that implements one is
// registered for it, so that `responds(to:)` and UIKit know it; `delegate?.name?(…)` of a requirement is lowered as such.

package enum FrameworkRequirements {
    static func contains(base: String, labels: [String]) -> Bool {
        baseNames.contains(base) && names.contains(memberKey(base: base, labels: labels))
    }

    /// Requirements (with UIViewImplicitlyAnimating's) whose call has no argument label, so that `d?.name?(x)` could as well call a closure.
    static func isUnlabelled(_ base: String) -> Bool { unlabelled.contains(base) }

    /// Apple's selector of a requirement. `given` has selectors that are not Swift's rule in reverse;
    /// `…RowAt:` and `…ItemAt:` always mean `…AtIndexPath:`.
    package static func selector(base: String, labels: [String]) -> String? {
        guard contains(base: base, labels: labels) else { return nil }
        if let known = given[memberKey(base: base, labels: labels)] { return known }
        let derived = selectorName(base: base, labels: labels)
        for ending in ["RowAt:", "ItemAt:"] where derived.hasSuffix(ending) { return derived.dropLast() + "IndexPath:" }
        return derived
    }

    static let baseNames: Set<String> = Set(names.map { String($0.prefix { $0 != "(" }) })

    private static let unlabelled: Set<String> = Set(
        names.filter { name in
            let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
            return labels.allSatisfy { $0 == "_" }
        }.map { String($0.prefix { $0 != "(" }) }
    ).union(["addAnimations", "addCompletion"]).subtracting(["display", "layerWillDraw", "animationDidStart", "animationEnded"])  // apps name closures so

    private static let given: [String: String] = {
        var result: [String: String] = [:]
        let lines = """
            urlSession(_:didCreateTask:) URLSession:didCreateTask:
            urlSession(_:taskIsWaitingForConnectivity:) URLSession:taskIsWaitingForConnectivity:
            collisionBehavior(_:beganContactFor:with:at:) collisionBehavior:beganContactForItem:withItem:atPoint:
            collisionBehavior(_:endedContactFor:with:) collisionBehavior:endedContactForItem:withItem:
            collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
            collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) collisionBehavior:endedContactForItem:withBoundaryIdentifier:
            adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
            adaptivePresentationStyle(for:traitCollection:) adaptivePresentationStyleForPresentationController:traitCollection:
            presentationController(_:prepare:) presentationController:prepareAdaptivePresentationController:
            presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:
            animationController(forDismissed:) animationControllerForDismissedController:
            animationController(forPresented:presenting:source:) animationControllerForPresentedController:presentingController:sourceController:
            interactionControllerForPresentation(using:) interactionControllerForPresentation:
            interactionControllerForDismissal(using:) interactionControllerForDismissal:
            presentationController(forPresented:presenting:source:) presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
            interruptibleAnimator(using:) interruptibleAnimatorForTransition:
            application(_:configurationForConnecting:options:) application:configurationForConnectingSceneSession:options:
            application(_:open:options:) application:openURL:options:
            application(_:open:sourceApplication:annotation:) application:openURL:sourceApplication:annotation:
            application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler:
            application(_:supportedInterfaceOrientationsFor:) application:supportedInterfaceOrientationsForWindow:
            application(_:didUpdate:) application:didUpdateUserActivity:
            application(_:performActionFor:completionHandler:) application:performActionForShortcutItem:completionHandler:
            application(_:handleOpen:) application:handleOpenURL:
            application(_:willEncodeRestorableStateWith:) application:willEncodeRestorableStateWithCoder:
            application(_:didDecodeRestorableStateWith:) application:didDecodeRestorableStateWithCoder:
            scene(_:restoreInteractionStateWith:) scene:restoreInteractionStateWithUserActivity:
            findInteraction(_:didBegin:) findInteraction:didBeginFindSession:
            findInteraction(_:didEnd:) findInteraction:didEndFindSession:
            gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
            gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
            gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
            gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
            popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationController:willRepositionPopoverToRect:inView:
            navigationBar(_:didPop:) navigationBar:didPopItem:
            navigationBar(_:didPush:) navigationBar:didPushItem:
            navigationBar(_:shouldPop:) navigationBar:shouldPopItem:
            navigationBar(_:shouldPush:) navigationBar:shouldPushItem:
            navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
            navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
            navigationController(_:interactionControllerFor:) navigationController:interactionControllerForAnimationController:
            navigationController(_:animationControllerFor:from:to:) navigationController:animationControllerForOperation:fromViewController:toViewController:
            position(for:) positionForBar:
            scene(_:willConnectTo:options:) scene:willConnectToSession:options:
            scene(_:continue:) scene:continueUserActivity:
            scene(_:didUpdate:) scene:didUpdateUserActivity:
            stateRestorationActivity(for:) stateRestorationActivityForScene:
            windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
            windowScene(_:performActionFor:completionHandler:) windowScene:performActionForShortcutItem:completionHandler:
            scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
            scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
            viewForZooming(in:) viewForZoomingInScrollView:
            sectionIndexTitles(for:) sectionIndexTitlesForTableView:
            numberOfSections(in:) numberOfSectionsInTableView:
            tabBar(_:didSelect:) tabBar:didSelectItem:
            tabBar(_:willBeginCustomizing:) tabBar:willBeginCustomizingItems:
            tabBar(_:didBeginCustomizing:) tabBar:didBeginCustomizingItems:
            tabBar(_:willEndCustomizing:changed:) tabBar:willEndCustomizingItems:changed:
            tabBar(_:didEndCustomizing:changed:) tabBar:didEndCustomizingItems:changed:
            tabBarController(_:didSelect:) tabBarController:didSelectViewController:
            tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController:
            tabBarController(_:willBeginCustomizing:) tabBarController:willBeginCustomizingViewControllers:
            tabBarController(_:willEndCustomizing:changed:) tabBarController:willEndCustomizingViewControllers:changed:
            tabBarController(_:didEndCustomizing:changed:) tabBarController:didEndCustomizingViewControllers:changed:
            tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController:animationControllerForTransitionFromViewController:toViewController:
            tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath:
            tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
            tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths:
            tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
            tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
            tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
            tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
            tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
            tableView(_:canPerformAction:forRowAt:withSender:) tableView:canPerformAction:forRowAtIndexPath:withSender:
            tableView(_:performAction:forRowAt:withSender:) tableView:performAction:forRowAtIndexPath:withSender:
            tableView(_:contextMenuConfigurationForRowAt:point:) tableView:contextMenuConfigurationForRowAtIndexPath:point:
            collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
            collectionView(_:didEndDisplaying:forItemAt:) collectionView:didEndDisplayingCell:forItemAtIndexPath:
            collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView:viewForSupplementaryElementOfKind:atIndexPath:
            collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
            collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
            collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath:
            collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
            collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex:
            collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView:layout:minimumLineSpacingForSectionAtIndex:
            collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
            collectionView(_:cancelPrefetchingForItemsAt:) collectionView:cancelPrefetchingForItemsAtIndexPaths:
            collectionView(_:canPerformAction:forItemAt:withSender:) collectionView:canPerformAction:forItemAtIndexPath:withSender:
            collectionView(_:performAction:forItemAt:withSender:) collectionView:performAction:forItemAtIndexPath:withSender:
            indexTitles(for:) indexTitlesForCollectionView:
            textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
            textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText:
            textField(_:editMenuForCharactersIn:suggestedActions:) textField:editMenuForCharactersInRange:suggestedActions:
            textField(_:willPresentEditMenuWith:) textField:willPresentEditMenuWithAnimator:
            textField(_:willDismissEditMenuWith:) textField:willDismissEditMenuWithAnimator:
            textView(_:editMenuForTextIn:suggestedActions:) textView:editMenuForTextInRange:suggestedActions:
            textView(_:willPresentEditMenuWith:) textView:willPresentEditMenuWithAnimator:
            textView(_:willDismissEditMenuWith:) textView:willDismissEditMenuWithAnimator:
            textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithURL:inRange:interaction:
            textView(_:shouldInteractWith:in:) textView:shouldInteractWithURL:inRange:
            textView(_:primaryActionFor:defaultAction:) textView:primaryActionForTextItem:defaultAction:
            textView(_:menuConfigurationFor:defaultMenu:) textView:menuConfigurationForTextItem:defaultMenu:
            textView(_:textItemMenuWillDisplayFor:animator:) textView:textItemMenuWillDisplayForTextItem:animator:
            textView(_:textItemMenuWillEndFor:animator:) textView:textItemMenuWillEndForTextItem:animator:
            searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText:
            pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView:
            pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers:
            tabBarController(_:interactionControllerFor:) tabBarController:interactionControllerForAnimationController:
            targetDisplayModeForAction(in:) targetDisplayModeForActionInSplitViewController:
            splitViewController(_:willChangeTo:) splitViewController:willChangeToDisplayMode:
            splitViewController(_:show:sender:) splitViewController:showViewController:sender:
            splitViewController(_:showDetail:sender:) splitViewController:showDetailViewController:sender:
            primaryViewController(forCollapsing:) primaryViewControllerForCollapsingSplitViewController:
            primaryViewController(forExpanding:) primaryViewControllerForExpandingSplitViewController:
            splitViewController(_:collapseSecondary:onto:) splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
            splitViewController(_:separateSecondaryFrom:) splitViewController:separateSecondaryViewControllerFromPrimaryViewController:
            splitViewController(_:willShow:) splitViewController:willShowColumn:
            splitViewController(_:willHide:) splitViewController:willHideColumn:
            splitViewController(_:didShow:) splitViewController:didShowColumn:
            splitViewController(_:didHide:) splitViewController:didHideColumn:
            pageViewController(_:spineLocationFor:) pageViewController:spineLocationForInterfaceOrientation:
            presentationCount(for:) presentationCountForPageViewController:
            presentationIndex(for:) presentationIndexForPageViewController:
            collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
            collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
            collectionView(_:willDisplayContextMenu:animator:) collectionView:willDisplayContextMenuWithConfiguration:animator:
            collectionView(_:willEndContextMenuInteraction:animator:) collectionView:willEndContextMenuInteractionWithConfiguration:animator:
            tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
            tableView(_:willDisplayContextMenu:animator:) tableView:willDisplayContextMenuWithConfiguration:animator:
            tableView(_:willEndContextMenuInteraction:animator:) tableView:willEndContextMenuInteractionWithConfiguration:animator:
            contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
            contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator:
            contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator:
            application(_:didReceive:) application:didReceiveLocalNotification:
            application(_:didRegister:) application:didRegisterUserNotificationSettings:
            pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction:regionForRequest:defaultRegion:
            pointerInteraction(_:styleFor:) pointerInteraction:styleForRegion:
            pointerInteraction(_:willEnter:animator:) pointerInteraction:willEnterRegion:animator:
            pointerInteraction(_:willExit:animator:) pointerInteraction:willExitRegion:animator:
            scribbleInteraction(_:shouldBeginAt:) scribbleInteraction:shouldBeginAtLocation:
            largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction:itemAtPoint:
            largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction:didEndOnItem:atPoint:
            calendarView(_:decorationFor:) calendarView:decorationForDateComponents:
            documentPicker(_:didPickDocumentsAt:) documentPicker:didPickDocumentsAtURLs:
            documentPicker(_:didPickDocumentAt:) documentPicker:didPickDocumentAtURL:
            editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction:menuForConfiguration:suggestedActions:
            editMenuInteraction(_:targetRectFor:) editMenuInteraction:targetRectForConfiguration:
            editMenuInteraction(_:willPresentMenuFor:animator:) editMenuInteraction:willPresentMenuForConfiguration:animator:
            editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction:willDismissMenuForConfiguration:animator:
            colorPickerViewController(_:didSelect:continuously:) colorPickerViewController:didSelectColor:continuously:
            collectionView(_:canHandle:) collectionView:canHandleDropSession:
            dragInteraction(_:previewForLifting:session:) dragInteraction:previewForLiftingItem:session:
            dragInteraction(_:willAnimateLiftWith:session:) dragInteraction:willAnimateLiftWithAnimator:session:
            dragInteraction(_:session:willEndWith:) dragInteraction:session:willEndWithOperation:
            dragInteraction(_:session:didEndWith:) dragInteraction:session:didEndWithOperation:
            dragInteraction(_:item:willAnimateCancelWith:) dragInteraction:item:willAnimateCancelWithAnimator:
            dropInteraction(_:previewForDropping:withDefault:) dropInteraction:previewForDroppingItem:withDefault:
            dropInteraction(_:item:willAnimateDropWith:) dropInteraction:item:willAnimateDropWithAnimator:
            tableView(_:canHandle:) tableView:canHandleDropSession:
            dropInteraction(_:canHandle:) dropInteraction:canHandleSession:
            collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView:contextMenuConfigurationForItemAtIndexPath:point:
            collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
            display(_:) displayLayer:
            draw(_:in:) drawLayer:inContext:
            layoutSublayers(of:) layoutSublayersOfLayer:
            action(for:forKey:) actionForLayer:forKey:
            """
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ")
            result[String(words[0])] = String(words[1])
        }
        return result
    }()

    static let names: Set<String> = Set(
        """
        collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:)
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        dynamicAnimatorWillResume(_:) dynamicAnimatorDidPause(_:)
        tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayHeaderView:forSection:) tableView(_:willDisplayFooterView:forSection:)
        tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndDisplayingFooterView:forSection:)
        tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
        tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForFooterInSection:)
        tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:) tableView(_:accessoryButtonTappedForRowWith:)
        tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:)
        tableView(_:willSelectRowAt:) tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:) tableView(_:didDeselectRowAt:)
        tableView(_:editingStyleForRowAt:) tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:editActionsForRowAt:)
        tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:willBeginEditingRowAt:) tableView(_:didEndEditingRowAt:)
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:indentationLevelForRowAt:)
        tableView(_:shouldShowMenuForRowAt:) tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:performAction:forRowAt:withSender:)
        tableView(_:canFocusRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:performPrimaryActionForRowAt:)
        tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) numberOfSections(in:)
        sectionIndexTitles(for:) tableView(_:cancelPrefetchingForRowsAt:)
        collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:)
        collectionView(_:shouldSelectItemAt:) collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didDeselectItemAt:)
        collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        collectionView(_:shouldShowMenuForItemAt:) collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:performAction:forItemAt:withSender:)
        collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:canFocusItemAt:) collectionView(_:targetContentOffsetForProposedContentOffset:)
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:)
        collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView(_:cancelPrefetchingForItemsAt:)
        collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView(_:layout:referenceSizeForHeaderInSection:)
        collectionView(_:layout:referenceSizeForFooterInSection:) indexTitles(for:)
        scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:) scrollViewDidEndDecelerating(_:)
        scrollViewDidEndScrollingAnimation(_:) viewForZooming(in:) scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
        scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:) scrollViewDidChangeAdjustedContentInset(_:)
        textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:) textFieldDidEndEditing(_:)
        textFieldDidEndEditing(_:reason:) textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidChangeSelection(_:)
        textFieldShouldClear(_:) textFieldShouldReturn(_:)
        textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewDidBeginEditing(_:) textViewDidEndEditing(_:)
        textField(_:shouldChangeCharactersInRanges:replacementString:) textField(_:editMenuForCharactersIn:suggestedActions:)
        textField(_:editMenuForCharactersInRanges:suggestedActions:) textField(_:willPresentEditMenuWith:) textField(_:willDismissEditMenuWith:)
        textView(_:shouldChangeTextInRanges:replacementText:) textView(_:editMenuForTextIn:suggestedActions:) textView(_:editMenuForTextInRanges:suggestedActions:)
        textView(_:willPresentEditMenuWith:) textView(_:willDismissEditMenuWith:) textViewWritingToolsWillBegin(_:) textViewWritingToolsDidEnd(_:)
        textView(_:writingToolsIgnoredRangesInEnclosingRange:)
        textView(_:shouldChangeTextIn:replacementText:) textViewDidChange(_:) textViewDidChangeSelection(_:)
        textView(_:shouldInteractWith:in:interaction:) textView(_:shouldInteractWith:in:)
        textView(_:primaryActionFor:defaultAction:) textView(_:menuConfigurationFor:defaultMenu:)
        textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:)
        gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
        navigationController(_:willShow:animated:) navigationController(_:didShow:animated:) navigationControllerSupportedInterfaceOrientations(_:)
        navigationControllerPreferredInterfaceOrientationForPresentation(_:) navigationController(_:interactionControllerFor:)
        navigationController(_:animationControllerFor:from:to:)
        navigationBar(_:shouldPush:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:didPop:) position(for:)
        tabBarController(_:shouldSelect:) tabBarController(_:didSelect:) tabBarController(_:willBeginCustomizing:)
        tabBarController(_:willEndCustomizing:changed:) tabBarController(_:didEndCustomizing:changed:)
        tabBarController(_:interactionControllerFor:) tabBarController(_:animationControllerForTransitionFrom:to:) tabBar(_:didSelect:)
        tabBar(_:willBeginCustomizing:) tabBar(_:didBeginCustomizing:) tabBar(_:willEndCustomizing:changed:) tabBar(_:didEndCustomizing:changed:)
        animationController(forPresented:presenting:source:) animationController(forDismissed:) interactionControllerForPresentation(using:)
        interactionControllerForDismissal(using:) presentationController(forPresented:presenting:source:) animationEnded(_:)
        interruptibleAnimator(using:)
        adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) presentationController(_:viewControllerForAdaptivePresentationStyle:)
        presentationController(_:prepare:) presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:) presentationControllerDidDismiss(_:)
        presentationControllerDidAttemptToDismiss(_:) prepareForPopoverPresentation(_:) popoverPresentationControllerShouldDismissPopover(_:)
        popoverPresentationControllerDidDismissPopover(_:) popoverPresentationController(_:willRepositionPopoverTo:in:)
        pageViewController(_:willTransitionTo:) pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        tabBarControllerSupportedInterfaceOrientations(_:) pageViewControllerSupportedInterfaceOrientations(_:)
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
        splitViewController(_:willShow:) splitViewController(_:willHide:) splitViewController(_:didShow:) splitViewController(_:didHide:)
        pageViewController(_:spineLocationFor:) presentationCount(for:) presentationIndex(for:)
        splitViewController(_:willChangeTo:) splitViewController(_:collapseSecondary:onto:) splitViewController(_:separateSecondaryFrom:)
        splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        targetDisplayModeForAction(in:) primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
        pickerView(_:rowHeightForComponent:) pickerView(_:widthForComponent:) pickerView(_:titleForRow:forComponent:)
        pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
        searchBarShouldBeginEditing(_:) searchBarTextDidBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidEndEditing(_:)
        searchBar(_:textDidChange:) searchBar(_:shouldChangeTextIn:replacementText:) searchBarSearchButtonClicked(_:) searchBarBookmarkButtonClicked(_:)
        searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) searchBar(_:selectedScopeButtonIndexDidChange:)
        willPresentSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:) didDismissSearchController(_:) presentSearchController(_:)
        imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
        findInteraction(_:didBegin:) findInteraction(_:didEnd:)
        documentInteractionControllerViewControllerForPreview(_:) documentInteractionControllerWillBeginPreview(_:)
        documentInteractionControllerDidEndPreview(_:) documentInteractionControllerWillPresentOptionsMenu(_:)
        documentInteractionControllerDidDismissOptionsMenu(_:) application(_:didReceive:) application(_:didRegister:)
        pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:)
        pointerInteraction(_:willExit:animator:) printInteractionControllerParentViewController(_:) printInteractionController(_:choosePaper:)
        printInteractionControllerWillPresentPrinterOptions(_:) printInteractionControllerDidPresentPrinterOptions(_:)
        printInteractionControllerWillDismissPrinterOptions(_:) printInteractionControllerDidDismissPrinterOptions(_:)
        printInteractionControllerWillStartJob(_:) printInteractionControllerDidFinishJob(_:) tabBarController(_:shouldSelectTab:)
        tabBarController(_:didSelectTab:previousTab:) pencilInteractionDidTap(_:) scribbleInteraction(_:shouldBeginAt:)
        scribbleInteractionShouldDelayFocus(_:) scribbleInteractionWillBeginWriting(_:) scribbleInteractionDidFinishWriting(_:)
        largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction(_:didEndOn:at:) calendarView(_:decorationFor:)
        calendarView(_:didChangeVisibleDateComponentsFrom:) multiDateSelection(_:canSelectDate:) multiDateSelection(_:canDeselectDate:)
        weekOfYearSelection(_:canSelectWeekOfYear:) dateSelection(_:canSelectDate:)
        application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) applicationDidFinishLaunching(_:)
        applicationDidBecomeActive(_:) applicationWillResignActive(_:) applicationDidEnterBackground(_:) applicationWillEnterForeground(_:)
        applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:) applicationSignificantTimeChange(_:)
        applicationProtectedDataWillBecomeUnavailable(_:) applicationProtectedDataDidBecomeAvailable(_:)
        application(_:open:options:) application(_:open:sourceApplication:annotation:) application(_:handleOpen:) application(_:continue:restorationHandler:)
        userActivityWillSave(_:) userActivityWasContinued(_:)
        application(_:willContinueUserActivityWithType:) application(_:didFailToContinueUserActivityWithType:error:) application(_:didUpdate:)
        application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
        application(_:supportedInterfaceOrientationsFor:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
        application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
        application(_:willChangeStatusBarFrame:) application(_:didChangeStatusBarFrame:) application(_:didReceiveRemoteNotification:)
        application(_:performFetchWithCompletionHandler:) application(_:handleEventsForBackgroundURLSession:completionHandler:)
        application(_:performActionFor:completionHandler:) application(_:shouldSaveApplicationState:) application(_:shouldRestoreApplicationState:)
        application(_:shouldSaveSecureApplicationState:) application(_:shouldRestoreSecureApplicationState:)
        application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willEncodeRestorableStateWith:) application(_:didDecodeRestorableStateWith:)
        scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:) sceneWillResignActive(_:)
        sceneWillEnterForeground(_:) sceneDidEnterBackground(_:) scene(_:openURLContexts:) stateRestorationActivity(for:)
        scene(_:restoreInteractionStateWith:) scene(_:willContinueUserActivityWithType:) scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene(_:performActionFor:completionHandler:) windowScene(_:userDidAcceptCloudKitShareWith:)
        display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:) action(for:forKey:) animationDidStart(_:) animationDidStop(_:finished:)
        alertView(_:clickedButtonAt:) actionSheet(_:clickedButtonAt:) webView(_:didFinish:) webView(_:didFail:withError:) webView(_:didStartProvisionalNavigation:)
        webView(_:didCommit:) webView(_:decidePolicyFor:decisionHandler:) webView(_:didFailProvisionalNavigation:withError:)
        urlSession(_:didCreateTask:) urlSession(_:taskIsWaitingForConnectivity:) audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:) controller(_:didChange:at:for:newIndexPath:)
        controller(_:didChange:atSectionIndex:for:) controllerDidChangeContent(_:) controllerWillChangeContent(_:)
        locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:) locationManager(_:didEnterRegion:)
        locationManager(_:didExitRegion:) locationManager(_:didFailWithError:) locationManager(_:didRange:satisfying:)
        locationManager(_:didRangeBeacons:in:) locationManager(_:didStartMonitoringFor:) locationManager(_:didUpdateHeading:)
        locationManager(_:didUpdateLocations:) locationManager(_:monitoringDidFailFor:withError:) locationManagerDidChangeAuthorization(_:)
        mailComposeController(_:didFinishWith:error:) mapView(_:annotationView:calloutAccessoryControlTapped:) mapView(_:didAdd:)
        mapView(_:didDeselect:) mapView(_:didSelect:) mapView(_:didUpdate:) mapView(_:regionDidChangeAnimated:)
        mapView(_:rendererFor:) completerDidUpdateResults(_:) completer(_:didFailWithError:)
        mapView(_:regionWillChangeAnimated:) mapView(_:viewFor:) metadataOutput(_:didOutput:from:)
        playerViewControllerWillStartPictureInPicture(_:) safariViewController(_:didCompleteInitialLoad:)
        safariViewController(_:initialLoadDidRedirectTo:) safariViewControllerDidFinish(_:) userNotificationCenter(_:openSettingsFor:)
        webView(_:didReceiveServerRedirectForProvisionalNavigation:) webViewDidClose(_:) webViewWebContentProcessDidTerminate(_:)
        dropInteraction(_:canHandle:) dropInteraction(_:sessionDidUpdate:) dropInteraction(_:performDrop:) textFieldDidChangeSelection(_:)
        collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
        collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
        collectionView(_:previewForDismissingContextMenuWithConfiguration:) collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willEndContextMenuInteraction:animator:)
        tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:previewForDismissingContextMenuWithConfiguration:)
        tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willDisplayContextMenu:animator:)
        tableView(_:willEndContextMenuInteraction:animator:) contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
        contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) contextMenuInteraction(_:willDisplayMenuFor:animator:)
        contextMenuInteraction(_:willEndFor:animator:)
        documentPicker(_:didPickDocumentsAt:) documentPicker(_:didPickDocumentAt:) documentPickerWasCancelled(_:)
        editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
        editMenuInteraction(_:willPresentMenuFor:animator:) editMenuInteraction(_:willDismissMenuFor:animator:)
        colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidSelectColor(_:)
        colorPickerViewControllerDidFinish(_:) fontPickerViewControllerDidPickFont(_:) fontPickerViewControllerDidCancel(_:)
        activityViewController(_:subjectForActivityType:) activityViewController(_:dataTypeIdentifierForActivityType:)
        activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
        collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionWillBegin:) collectionView(_:dragSessionDidEnd:)
        collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
        collectionView(_:canHandle:) collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidEnd:) dragInteraction(_:previewForLifting:session:)
        dragInteraction(_:willAnimateLiftWith:session:) dragInteraction(_:sessionWillBegin:) dragInteraction(_:sessionAllowsMoveOperation:)
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionDidMove:)
        dragInteraction(_:session:willEndWith:) dragInteraction(_:session:didEndWith:) dragInteraction(_:sessionDidTransferItems:)
        dragInteraction(_:item:willAnimateCancelWith:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:)
        dropInteraction(_:concludeDrop:) dropInteraction(_:sessionDidEnd:) dropInteraction(_:previewForDropping:withDefault:)
        dropInteraction(_:item:willAnimateDropWith:) tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionWillBegin:)
        tableView(_:dragSessionDidEnd:) tableView(_:dragSessionAllowsMoveOperation:)
        tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView(_:canHandle:) tableView(_:dropSessionDidEnter:)
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:dropSessionDidExit:) tableView(_:dropSessionDidEnd:)
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

/// `name(label:label:)`, or the bare name of a property.
func memberKey(base: String, labels: [String]) -> String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
