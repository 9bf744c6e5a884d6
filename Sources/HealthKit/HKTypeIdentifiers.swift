// The further kinds of quantities and states that HealthKit names. HKHealthStore keeps samples of any kind alike.

extension HKQuantityTypeIdentifier {
    /// Waist circumference.
    public static let waistCircumference = Self("WaistCircumference")
    /// Lean body mass.
    public static let leanBodyMass = Self("LeanBodyMass")
    /// Distance wheelchair.
    public static let distanceWheelchair = Self("DistanceWheelchair")
    /// Distance swimming.
    public static let distanceSwimming = Self("DistanceSwimming")
    /// Distance downhill snow sports.
    public static let distanceDownhillSnowSports = Self("DistanceDownhillSnowSports")
    /// Apple move time.
    public static let appleMoveTime = Self("AppleMoveTime")
    /// Apple stand time.
    public static let appleStandTime = Self("AppleStandTime")
    /// Push count.
    public static let pushCount = Self("PushCount")
    /// Swimming stroke count.
    public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
    /// Nike fuel.
    public static let nikeFuel = Self("NikeFuel")
    /// Maximal oxygen uptake.
    public static let vo2Max = Self("VO2Max")
    /// Walking speed.
    public static let walkingSpeed = Self("WalkingSpeed")
    /// Walking step length.
    public static let walkingStepLength = Self("WalkingStepLength")
    /// Walking asymmetry percentage.
    public static let walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
    /// Walking double support percentage.
    public static let walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage")
    /// Stair ascent speed.
    public static let stairAscentSpeed = Self("StairAscentSpeed")
    /// Stair descent speed.
    public static let stairDescentSpeed = Self("StairDescentSpeed")
    /// Six minute walk test distance.
    public static let sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance")
    /// Running speed.
    public static let runningSpeed = Self("RunningSpeed")
    /// Running power.
    public static let runningPower = Self("RunningPower")
    /// Running stride length.
    public static let runningStrideLength = Self("RunningStrideLength")
    /// Running vertical oscillation.
    public static let runningVerticalOscillation = Self("RunningVerticalOscillation")
    /// Running ground contact time.
    public static let runningGroundContactTime = Self("RunningGroundContactTime")
    /// Cycling speed.
    public static let cyclingSpeed = Self("CyclingSpeed")
    /// Cycling power.
    public static let cyclingPower = Self("CyclingPower")
    /// Cycling cadence.
    public static let cyclingCadence = Self("CyclingCadence")
    /// Cycling functional threshold power.
    public static let cyclingFunctionalThresholdPower = Self("CyclingFunctionalThresholdPower")
    /// Physical effort.
    public static let physicalEffort = Self("PhysicalEffort")
    /// Apple walking steadiness.
    public static let appleWalkingSteadiness = Self("AppleWalkingSteadiness")
    /// Walking heart rate average.
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    /// Heart rate recovery one minute.
    public static let heartRateRecoveryOneMinute = Self("HeartRateRecoveryOneMinute")
    /// Atrial fibrillation burden.
    public static let atrialFibrillationBurden = Self("AtrialFibrillationBurden")
    /// Peripheral perfusion index.
    public static let peripheralPerfusionIndex = Self("PeripheralPerfusionIndex")
    /// Respiratory rate.
    public static let respiratoryRate = Self("RespiratoryRate")
    /// Forced expiratory volume1.
    public static let forcedExpiratoryVolume1 = Self("ForcedExpiratoryVolume1")
    /// Forced vital capacity.
    public static let forcedVitalCapacity = Self("ForcedVitalCapacity")
    /// Peak expiratory flow rate.
    public static let peakExpiratoryFlowRate = Self("PeakExpiratoryFlowRate")
    /// Inhaler usage.
    public static let inhalerUsage = Self("InhalerUsage")
    /// Insulin delivery.
    public static let insulinDelivery = Self("InsulinDelivery")
    /// Number of times fallen.
    public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
    /// Number of alcoholic beverages.
    public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages")
    /// Electrodermal activity.
    public static let electrodermalActivity = Self("ElectrodermalActivity")
    /// Blood alcohol content.
    public static let bloodAlcoholContent = Self("BloodAlcoholContent")
    /// Basal body temperature.
    public static let basalBodyTemperature = Self("BasalBodyTemperature")
    /// Apple sleeping wrist temperature.
    public static let appleSleepingWristTemperature = Self("AppleSleepingWristTemperature")
    /// Environmental audio exposure.
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
    /// Headphone audio exposure.
    public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
    /// Environmental sound reduction.
    public static let environmentalSoundReduction = Self("EnvironmentalSoundReduction")
    /// Exposure to ultraviolet light.
    public static let uvExposure = Self("UVExposure")
    /// Time in daylight.
    public static let timeInDaylight = Self("TimeInDaylight")
    /// Underwater depth.
    public static let underwaterDepth = Self("UnderwaterDepth")
    /// Water temperature.
    public static let waterTemperature = Self("WaterTemperature")
    /// Biotin in food.
    public static let dietaryBiotin = Self("DietaryBiotin")
    /// Caffeine in food.
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    /// Calcium in food.
    public static let dietaryCalcium = Self("DietaryCalcium")
    /// Carbohydrates in food.
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    /// Chloride in food.
    public static let dietaryChloride = Self("DietaryChloride")
    /// Cholesterol in food.
    public static let dietaryCholesterol = Self("DietaryCholesterol")
    /// Chromium in food.
    public static let dietaryChromium = Self("DietaryChromium")
    /// Copper in food.
    public static let dietaryCopper = Self("DietaryCopper")
    /// Fat monounsaturated in food.
    public static let dietaryFatMonounsaturated = Self("DietaryFatMonounsaturated")
    /// Fat polyunsaturated in food.
    public static let dietaryFatPolyunsaturated = Self("DietaryFatPolyunsaturated")
    /// Fat saturated in food.
    public static let dietaryFatSaturated = Self("DietaryFatSaturated")
    /// Fat total in food.
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    /// Fiber in food.
    public static let dietaryFiber = Self("DietaryFiber")
    /// Folate in food.
    public static let dietaryFolate = Self("DietaryFolate")
    /// Iodine in food.
    public static let dietaryIodine = Self("DietaryIodine")
    /// Iron in food.
    public static let dietaryIron = Self("DietaryIron")
    /// Magnesium in food.
    public static let dietaryMagnesium = Self("DietaryMagnesium")
    /// Manganese in food.
    public static let dietaryManganese = Self("DietaryManganese")
    /// Molybdenum in food.
    public static let dietaryMolybdenum = Self("DietaryMolybdenum")
    /// Niacin in food.
    public static let dietaryNiacin = Self("DietaryNiacin")
    /// Pantothenic acid in food.
    public static let dietaryPantothenicAcid = Self("DietaryPantothenicAcid")
    /// Phosphorus in food.
    public static let dietaryPhosphorus = Self("DietaryPhosphorus")
    /// Potassium in food.
    public static let dietaryPotassium = Self("DietaryPotassium")
    /// Protein in food.
    public static let dietaryProtein = Self("DietaryProtein")
    /// Riboflavin in food.
    public static let dietaryRiboflavin = Self("DietaryRiboflavin")
    /// Selenium in food.
    public static let dietarySelenium = Self("DietarySelenium")
    /// Sodium in food.
    public static let dietarySodium = Self("DietarySodium")
    /// Sugar in food.
    public static let dietarySugar = Self("DietarySugar")
    /// Thiamin in food.
    public static let dietaryThiamin = Self("DietaryThiamin")
    /// Vitamin a in food.
    public static let dietaryVitaminA = Self("DietaryVitaminA")
    /// Vitamin b12 in food.
    public static let dietaryVitaminB12 = Self("DietaryVitaminB12")
    /// Vitamin b6 in food.
    public static let dietaryVitaminB6 = Self("DietaryVitaminB6")
    /// Vitamin c in food.
    public static let dietaryVitaminC = Self("DietaryVitaminC")
    /// Vitamin d in food.
    public static let dietaryVitaminD = Self("DietaryVitaminD")
    /// Vitamin e in food.
    public static let dietaryVitaminE = Self("DietaryVitaminE")
    /// Vitamin k in food.
    public static let dietaryVitaminK = Self("DietaryVitaminK")
    /// Zinc in food.
    public static let dietaryZinc = Self("DietaryZinc")
}

extension HKCategoryTypeIdentifier {
    /// Low heart rate event.
    public static let lowHeartRateEvent = Self("LowHeartRateEvent")
    /// High heart rate event.
    public static let highHeartRateEvent = Self("HighHeartRateEvent")
    /// Irregular heart rhythm event.
    public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
    /// Apple walking steadiness event.
    public static let appleWalkingSteadinessEvent = Self("AppleWalkingSteadinessEvent")
    /// Handwashing event.
    public static let handwashingEvent = Self("HandwashingEvent")
    /// Toothbrushing event.
    public static let toothbrushingEvent = Self("ToothbrushingEvent")
    /// Environmental audio exposure event.
    public static let environmentalAudioExposureEvent = Self("EnvironmentalAudioExposureEvent")
    /// Headphone audio exposure event.
    public static let headphoneAudioExposureEvent = Self("HeadphoneAudioExposureEvent")
    /// Sexual activity.
    public static let sexualActivity = Self("SexualActivity")
    /// Menstrual flow.
    public static let menstrualFlow = Self("MenstrualFlow")
    /// Intermenstrual bleeding.
    public static let intermenstrualBleeding = Self("IntermenstrualBleeding")
    /// Ovulation test result.
    public static let ovulationTestResult = Self("OvulationTestResult")
    /// Cervical mucus quality.
    public static let cervicalMucusQuality = Self("CervicalMucusQuality")
    /// Contraceptive.
    public static let contraceptive = Self("Contraceptive")
    /// Lactation.
    public static let lactation = Self("Lactation")
    /// Pregnancy.
    public static let pregnancy = Self("Pregnancy")
    /// Abdominal cramps.
    public static let abdominalCramps = Self("AbdominalCramps")
    /// Acne.
    public static let acne = Self("Acne")
    /// Appetite changes.
    public static let appetiteChanges = Self("AppetiteChanges")
    /// Bladder incontinence.
    public static let bladderIncontinence = Self("BladderIncontinence")
    /// Bloating.
    public static let bloating = Self("Bloating")
    /// Breast pain.
    public static let breastPain = Self("BreastPain")
    /// Chest tightness or pain.
    public static let chestTightnessOrPain = Self("ChestTightnessOrPain")
    /// Chills.
    public static let chills = Self("Chills")
    /// Constipation.
    public static let constipation = Self("Constipation")
    /// Coughing.
    public static let coughing = Self("Coughing")
    /// Diarrhea.
    public static let diarrhea = Self("Diarrhea")
    /// Dizziness.
    public static let dizziness = Self("Dizziness")
    /// Dry skin.
    public static let drySkin = Self("DrySkin")
    /// Fainting.
    public static let fainting = Self("Fainting")
    /// Fatigue.
    public static let fatigue = Self("Fatigue")
    /// Fever.
    public static let fever = Self("Fever")
    /// Generalized body ache.
    public static let generalizedBodyAche = Self("GeneralizedBodyAche")
    /// Hair loss.
    public static let hairLoss = Self("HairLoss")
    /// Headache.
    public static let headache = Self("Headache")
    /// Heartburn.
    public static let heartburn = Self("Heartburn")
    /// Hot flashes.
    public static let hotFlashes = Self("HotFlashes")
    /// Loss of smell.
    public static let lossOfSmell = Self("LossOfSmell")
    /// Loss of taste.
    public static let lossOfTaste = Self("LossOfTaste")
    /// Lower back pain.
    public static let lowerBackPain = Self("LowerBackPain")
    /// Memory lapse.
    public static let memoryLapse = Self("MemoryLapse")
    /// Mood changes.
    public static let moodChanges = Self("MoodChanges")
    /// Nausea.
    public static let nausea = Self("Nausea")
    /// Night sweats.
    public static let nightSweats = Self("NightSweats")
    /// Pelvic pain.
    public static let pelvicPain = Self("PelvicPain")
    /// Rapid pounding or fluttering heartbeat.
    public static let rapidPoundingOrFlutteringHeartbeat = Self("RapidPoundingOrFlutteringHeartbeat")
    /// Runny nose.
    public static let runnyNose = Self("RunnyNose")
    /// Shortness of breath.
    public static let shortnessOfBreath = Self("ShortnessOfBreath")
    /// Sinus congestion.
    public static let sinusCongestion = Self("SinusCongestion")
    /// Skipped heartbeat.
    public static let skippedHeartbeat = Self("SkippedHeartbeat")
    /// Sleep changes.
    public static let sleepChanges = Self("SleepChanges")
    /// Sore throat.
    public static let soreThroat = Self("SoreThroat")
    /// Vaginal dryness.
    public static let vaginalDryness = Self("VaginalDryness")
    /// Vomiting.
    public static let vomiting = Self("Vomiting")
    /// Wheezing.
    public static let wheezing = Self("Wheezing")
}
