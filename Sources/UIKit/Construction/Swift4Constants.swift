// The names that UIKit's constants, functions and methods had in Swift 3 and 4. See Swift4Names.

import CoreGraphics
import Foundation
import QuartzCore

/// Swift 4's name of `UITableView.automaticDimension`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// Swift 4's name of `UICollectionView.elementKindSectionHeader`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// Swift 4's name of `UICollectionView.elementKindSectionFooter`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// Swift 4's name of `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// Swift 4's name of `UIResponder.keyboardFrameEndUserInfoKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// Swift 4's name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// Swift 4's name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// Swift 4's name of `UIImagePickerController.InfoKey.mediaType`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.originalImage`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.editedImage`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.cropRect`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: String { UIImagePickerController.InfoKey.cropRect.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.mediaURL`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.imageURL`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String { UIImagePickerController.InfoKey.imageURL.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.mediaMetadata`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: String { UIImagePickerController.InfoKey.mediaMetadata.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.referenceURL`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: String { UIImagePickerController.InfoKey.referenceURL.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.phAsset`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: String { UIImagePickerController.InfoKey.phAsset.rawValue }
/// Swift 4's name of `UIImagePickerController.InfoKey.livePhoto`, a text.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.livePhoto")
public var UIImagePickerControllerLivePhoto: String { UIImagePickerController.InfoKey.livePhoto.rawValue }
/// Swift 4's name of `UIApplication.openSettingsURLString`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// Swift 4's name of `UIWindow.Level.normal`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// Swift 4's name of `UIWindow.Level.alert`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// Swift 4's name of `UIWindow.Level.statusBar`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// Swift 4's name of `UIView.noIntrinsicMetric`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// Swift 4's name of `UIView.layoutFittingCompressedSize`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// Swift 4's name of `UIView.layoutFittingExpandedSize`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// Swift 4's name of `UIScrollView.DecelerationRate.normal`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }
/// Swift 4's name of `UIScrollView.DecelerationRate.fast`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
/// Swift 4's name of `CALayerContentsGravity.center`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
/// Swift 4's name of `CALayerContentsGravity.resize`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
/// Swift 4's name of `CALayerContentsGravity.resizeAspect`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
/// Swift 4's name of `CALayerContentsGravity.resizeAspectFill`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }
/// Swift 4's name of `CAMediaTimingFunctionName.linear`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }
/// Swift 4's name of `CAMediaTimingFunctionName.easeIn`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }
/// Swift 4's name of `CAMediaTimingFunctionName.easeOut`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
/// Swift 4's name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeInEaseOut }
/// Swift 4's name of `CAMediaTimingFunctionName.default`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }
/// Swift 4's name of `CAEmitterLayerEmitterShape.point`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }
/// Swift 4's name of `CAEmitterLayerEmitterShape.line`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }
/// Swift 4's name of `CAEmitterLayerEmitterShape.rectangle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.rectangle }
/// Swift 4's name of `CAEmitterLayerEmitterShape.cuboid`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.cuboid }
/// Swift 4's name of `CAEmitterLayerEmitterShape.circle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.circle }
/// Swift 4's name of `CAEmitterLayerEmitterShape.sphere`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.sphere }
/// Swift 4's name of `CAEmitterLayerEmitterMode.points`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.points }
/// Swift 4's name of `CAEmitterLayerEmitterMode.outline`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.outline }
/// Swift 4's name of `CAEmitterLayerEmitterMode.surface`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.surface }
/// Swift 4's name of `CAEmitterLayerEmitterMode.volume`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.volume }
/// Swift 4's name of `CAEmitterLayerRenderMode.unordered`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.unordered }
/// Swift 4's name of `CAEmitterLayerRenderMode.oldestFirst`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestFirst }
/// Swift 4's name of `CAEmitterLayerRenderMode.oldestLast`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestLast }
/// Swift 4's name of `CAEmitterLayerRenderMode.backToFront`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.backToFront }
/// Swift 4's name of `CAEmitterLayerRenderMode.additive`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }
/// Swift 4's name of `CAMediaTimingFillMode.forwards`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
/// Swift 4's name of `CAMediaTimingFillMode.backwards`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
/// Swift 4's name of `CAMediaTimingFillMode.both`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
/// Swift 4's name of `CAMediaTimingFillMode.removed`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
/// Swift 4's name of `CAShapeLayerLineCap.round`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
/// Swift 4's name of `CAShapeLayerLineCap.butt`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
/// Swift 4's name of `CAShapeLayerLineCap.square`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
/// Swift 4's name of `CAShapeLayerLineJoin.round`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
/// Swift 4's name of `CAShapeLayerLineJoin.miter`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
/// Swift 4's name of `CAShapeLayerLineJoin.bevel`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
/// Swift 4's name of `CAShapeLayerFillRule.evenOdd`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
/// Swift 4's name of `CAShapeLayerFillRule.nonZero`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
/// Swift 4's name of `CATransitionType.fade`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }
/// Swift 4's name of `CATransitionType.moveIn`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
/// Swift 4's name of `CATransitionType.push`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }
/// Swift 4's name of `CATransitionType.reveal`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
/// Swift 4's name of `CATransitionSubtype.fromLeft`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
/// Swift 4's name of `CATransitionSubtype.fromRight`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
/// Swift 4's name of `CATransitionSubtype.fromTop`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
/// Swift 4's name of `CATransitionSubtype.fromBottom`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

extension NSNotification.Name {
    /// Swift 4's name of `UIResponder.keyboardWillShowNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// Swift 4's name of `UIResponder.keyboardDidShowNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// Swift 4's name of `UIResponder.keyboardWillHideNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// Swift 4's name of `UIResponder.keyboardDidHideNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// Swift 4's name of `UIResponder.keyboardWillChangeFrameNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// Swift 4's name of `UIResponder.keyboardDidChangeFrameNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// Swift 4's name of `UIScreen.didConnectNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
    /// Swift 4's name of `UIScreen.didDisconnectNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
    public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
    /// Swift 4's name of `UIScreen.modeDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
    public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
    /// Swift 4's name of `UIScreen.brightnessDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
    /// Swift 4's name of `UIApplication.didEnterBackgroundNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    /// Swift 4's name of `UIApplication.willEnterForegroundNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    /// Swift 4's name of `UIApplication.willChangeStatusBarOrientationNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name { UIApplication.willChangeStatusBarOrientationNotification }
    /// Swift 4's name of `UIApplication.didChangeStatusBarOrientationNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name { UIApplication.didChangeStatusBarOrientationNotification }
    /// Swift 4's name of `UIApplication.willChangeStatusBarFrameNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name { UIApplication.willChangeStatusBarFrameNotification }
    /// Swift 4's name of `UIApplication.didChangeStatusBarFrameNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name { UIApplication.didChangeStatusBarFrameNotification }
    /// Swift 4's name of `UIApplication.significantTimeChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: NSNotification.Name { UIApplication.significantTimeChangeNotification }
    /// Swift 4's name of `UIApplication.backgroundRefreshStatusDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name { UIApplication.backgroundRefreshStatusDidChangeNotification }
    /// Swift 4's name of `UIApplication.userDidTakeScreenshotNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// Swift 4's name of `UIDevice.batteryLevelDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// Swift 4's name of `UIDevice.batteryStateDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    /// Swift 4's name of `UIDevice.proximityStateDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceProximityStateDidChange: NSNotification.Name { UIDevice.proximityStateDidChangeNotification }
    /// Swift 4's name of `UIWindow.didBecomeVisibleNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    /// Swift 4's name of `UIWindow.didBecomeKeyNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// Swift 4's name of `UIApplication.didFinishLaunchingNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    /// Swift 4's name of `UIApplication.didBecomeActiveNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// Swift 4's name of `UIApplication.willResignActiveNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// Swift 4's name of `UIApplication.didReceiveMemoryWarningNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// Swift 4's name of `UIApplication.willTerminateNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// Swift 4's name of `UIDevice.orientationDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    /// Swift 4's name of `UIContentSizeCategory.didChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
    /// Swift 4's name of `UITextField.textDidBeginEditingNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
    /// Swift 4's name of `UITextField.textDidEndEditingNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    /// Swift 4's name of `UITextField.textDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// Swift 4's name of `UITextView.textDidBeginEditingNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    /// Swift 4's name of `UITextView.textDidEndEditingNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    /// Swift 4's name of `UITextView.textDidChangeNotification`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
}

/// Swift 4's name of `UIEdgeInsets(top:left:bottom:right:)`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// Swift 4's name of `CGRect.inset(by:)`.
@available(swift, introduced: 3.0, obsoleted: 4.2, message: "Use rect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Swift 4's name of `UIImage.pngData()`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// Swift 4's name of `UIImage.jpegData(compressionQuality:)`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? { image.jpegData(compressionQuality: compressionQuality) }

extension UIView {
    /// Swift 4's name of `bringSubviewToFront(_:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// Swift 4's name of `sendSubviewToBack(_:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// Swift 4's name of `children`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    /// Swift 4's name of `addChild(_:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// Swift 4's name of `removeFromParent()`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    /// Swift 4's name of `willMove(toParent:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// Swift 4's name of `didMove(toParent:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension RunLoop.Mode {
    /// Swift 4's name of `common`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
    /// Swift 4's name of `default`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    /// Swift 4's name of `tracking`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
