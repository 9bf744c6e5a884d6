// The numbers of font features and their settings, as Apple's registry of AAT features (SFNTLayoutTypes.h) has them. Font descriptors
// take them for `featureSettings`.

/// All features.
public let kAllTypographicFeaturesType: Int = 0
/// All type features on.
public let kAllTypeFeaturesOnSelector: Int = 0
/// All type features off.
public let kAllTypeFeaturesOffSelector: Int = 1
/// Ligatures.
public let kLigaturesType: Int = 1
/// Required ligatures on.
public let kRequiredLigaturesOnSelector: Int = 0
/// Required ligatures off.
public let kRequiredLigaturesOffSelector: Int = 1
/// Common ligatures on.
public let kCommonLigaturesOnSelector: Int = 2
/// Common ligatures off.
public let kCommonLigaturesOffSelector: Int = 3
/// Rare ligatures on.
public let kRareLigaturesOnSelector: Int = 4
/// Rare ligatures off.
public let kRareLigaturesOffSelector: Int = 5
/// Contextual ligatures on.
public let kContextualLigaturesOnSelector: Int = 18
/// Contextual ligatures off.
public let kContextualLigaturesOffSelector: Int = 19
/// Historical ligatures on.
public let kHistoricalLigaturesOnSelector: Int = 20
/// Historical ligatures off.
public let kHistoricalLigaturesOffSelector: Int = 21
/// Case of letters, an older feature.
public let kLetterCaseType: Int = 3
/// Upper and lower case.
public let kUpperAndLowerCaseSelector: Int = 0
/// All caps.
public let kAllCapsSelector: Int = 1
/// All lower case.
public let kAllLowerCaseSelector: Int = 2
/// Small caps.
public let kSmallCapsSelector: Int = 3
/// Initial caps.
public let kInitialCapsSelector: Int = 4
/// Initial caps and small caps.
public let kInitialCapsAndSmallCapsSelector: Int = 5
/// Widths of digits.
public let kNumberSpacingType: Int = 6
/// Monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// Proportional numbers.
public let kProportionalNumbersSelector: Int = 1
/// Third width numbers.
public let kThirdWidthNumbersSelector: Int = 2
/// Quarter width numbers.
public let kQuarterWidthNumbersSelector: Int = 3
/// Swashes.
public let kSmartSwashType: Int = 8
/// Word initial swashes on.
public let kWordInitialSwashesOnSelector: Int = 0
/// Word initial swashes off.
public let kWordInitialSwashesOffSelector: Int = 1
/// Word final swashes on.
public let kWordFinalSwashesOnSelector: Int = 2
/// Word final swashes off.
public let kWordFinalSwashesOffSelector: Int = 3
/// Line initial swashes on.
public let kLineInitialSwashesOnSelector: Int = 4
/// Line initial swashes off.
public let kLineInitialSwashesOffSelector: Int = 5
/// Line final swashes on.
public let kLineFinalSwashesOnSelector: Int = 6
/// Line final swashes off.
public let kLineFinalSwashesOffSelector: Int = 7
/// Non final swashes on.
public let kNonFinalSwashesOnSelector: Int = 8
/// Non final swashes off.
public let kNonFinalSwashesOffSelector: Int = 9
/// Raised and lowered characters.
public let kVerticalPositionType: Int = 10
/// Normal position.
public let kNormalPositionSelector: Int = 0
/// Superiors.
public let kSuperiorsSelector: Int = 1
/// Inferiors.
public let kInferiorsSelector: Int = 2
/// Ordinals.
public let kOrdinalsSelector: Int = 3
/// Scientific inferiors.
public let kScientificInferiorsSelector: Int = 4
/// Fractions.
public let kFractionsType: Int = 11
/// No fractions.
public let kNoFractionsSelector: Int = 0
/// Vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// Diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2
/// Dashes, fleurons and the slashed zero.
public let kTypographicExtrasType: Int = 14
/// Hyphens to em dash on.
public let kHyphensToEmDashOnSelector: Int = 0
/// Hyphens to em dash off.
public let kHyphensToEmDashOffSelector: Int = 1
/// Hyphen to en dash on.
public let kHyphenToEnDashOnSelector: Int = 2
/// Hyphen to en dash off.
public let kHyphenToEnDashOffSelector: Int = 3
/// Slashed zero on.
public let kSlashedZeroOnSelector: Int = 4
/// Slashed zero off.
public let kSlashedZeroOffSelector: Int = 5
/// Other forms of a character, by number.
public let kCharacterAlternativesType: Int = 17
/// No alternates.
public let kNoAlternatesSelector: Int = 0
/// Styles of whole fonts.
public let kStyleOptionsType: Int = 19
/// No style options.
public let kNoStyleOptionsSelector: Int = 0
/// Display text.
public let kDisplayTextSelector: Int = 1
/// Engraved text.
public let kEngravedTextSelector: Int = 2
/// Illuminated caps.
public let kIlluminatedCapsSelector: Int = 3
/// Titling caps.
public let kTitlingCapsSelector: Int = 4
/// Tall caps.
public let kTallCapsSelector: Int = 5
/// Shapes of Chinese characters.
public let kCharacterShapeType: Int = 20
/// Traditional characters.
public let kTraditionalCharactersSelector: Int = 0
/// Simplified characters.
public let kSimplifiedCharactersSelector: Int = 1
/// Heights of digits.
public let kNumberCaseType: Int = 21
/// Lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// Upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1
/// Widths of text.
public let kTextSpacingType: Int = 22
/// Proportional text.
public let kProportionalTextSelector: Int = 0
/// Monospaced text.
public let kMonospacedTextSelector: Int = 1
/// Half width text.
public let kHalfWidthTextSelector: Int = 2
/// Third width text.
public let kThirdWidthTextSelector: Int = 3
/// Quarter width text.
public let kQuarterWidthTextSelector: Int = 4
/// Alt proportional text.
public let kAltProportionalTextSelector: Int = 5
/// Alt half width text.
public let kAltHalfWidthTextSelector: Int = 6
/// Punctuation beside capitals.
public let kCaseSensitiveLayoutType: Int = 33
/// Case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// Case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// Case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// Case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector: Int = 3
/// Sets of other forms.
public let kStylisticAlternativesType: Int = 35
/// No stylistic alternates.
public let kNoStylisticAlternatesSelector: Int = 0
/// Stylistic alt one on.
public let kStylisticAltOneOnSelector: Int = 2
/// Stylistic alt one off.
public let kStylisticAltOneOffSelector: Int = 3
/// Stylistic alt two on.
public let kStylisticAltTwoOnSelector: Int = 4
/// Stylistic alt two off.
public let kStylisticAltTwoOffSelector: Int = 5
/// Stylistic alt three on.
public let kStylisticAltThreeOnSelector: Int = 6
/// Stylistic alt three off.
public let kStylisticAltThreeOffSelector: Int = 7
/// Stylistic alt four on.
public let kStylisticAltFourOnSelector: Int = 8
/// Stylistic alt four off.
public let kStylisticAltFourOffSelector: Int = 9
/// Stylistic alt five on.
public let kStylisticAltFiveOnSelector: Int = 10
/// Stylistic alt five off.
public let kStylisticAltFiveOffSelector: Int = 11
/// Stylistic alt six on.
public let kStylisticAltSixOnSelector: Int = 12
/// Stylistic alt six off.
public let kStylisticAltSixOffSelector: Int = 13
/// Stylistic alt seven on.
public let kStylisticAltSevenOnSelector: Int = 14
/// Stylistic alt seven off.
public let kStylisticAltSevenOffSelector: Int = 15
/// Stylistic alt eight on.
public let kStylisticAltEightOnSelector: Int = 16
/// Stylistic alt eight off.
public let kStylisticAltEightOffSelector: Int = 17
/// Stylistic alt nine on.
public let kStylisticAltNineOnSelector: Int = 18
/// Stylistic alt nine off.
public let kStylisticAltNineOffSelector: Int = 19
/// Stylistic alt ten on.
public let kStylisticAltTenOnSelector: Int = 20
/// Stylistic alt ten off.
public let kStylisticAltTenOffSelector: Int = 21
/// Stylistic alt eleven on.
public let kStylisticAltElevenOnSelector: Int = 22
/// Stylistic alt eleven off.
public let kStylisticAltElevenOffSelector: Int = 23
/// Stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector: Int = 24
/// Stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector: Int = 25
/// Stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector: Int = 26
/// Stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector: Int = 27
/// Stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector: Int = 28
/// Stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector: Int = 29
/// Stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector: Int = 30
/// Stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector: Int = 31
/// Stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector: Int = 32
/// Stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector: Int = 33
/// Stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// Stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// Stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector: Int = 36
/// Stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector: Int = 37
/// Stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector: Int = 38
/// Stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector: Int = 39
/// Stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector: Int = 40
/// Stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector: Int = 41
/// Forms that their neighbours decide.
public let kContextualAlternatesType: Int = 36
/// Contextual alternates on.
public let kContextualAlternatesOnSelector: Int = 0
/// Contextual alternates off.
public let kContextualAlternatesOffSelector: Int = 1
/// Swash alternates on.
public let kSwashAlternatesOnSelector: Int = 2
/// Swash alternates off.
public let kSwashAlternatesOffSelector: Int = 3
/// Contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// Contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector: Int = 5
/// Forms of small letters.
public let kLowerCaseType: Int = 37
/// Default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// Lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2
/// Forms of capitals.
public let kUpperCaseType: Int = 38
/// Default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// Upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// Upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2
