import Foundation

struct Mountain {
    let name: String
    let romanised: String
    let height: Int
    let symbol: String
    let note: String

    var heightText: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        return (formatter.string(from: NSNumber(value: height)) ?? "\(height)") + " m"
    }

    static let all = [
        Mountain(name: "한라산", romanised: "Hallasan", height: 1947, symbol: "🌋", note: "A volcano on Jeju island, and the highest mountain of South Korea."),
        Mountain(name: "지리산", romanised: "Jirisan", height: 1915, symbol: "🐻", note: "Home of Asiatic black bears and of the country's first national park."),
        Mountain(name: "설악산", romanised: "Seoraksan", height: 1708, symbol: "🍁", note: "Granite peaks above the eastern coast, famous for their autumn."),
        Mountain(name: "태백산", romanised: "Taebaeksan", height: 1567, symbol: "❄️", note: "Its summit altar is known for snow flowers in January."),
        Mountain(name: "북한산", romanised: "Bukhansan", height: 836, symbol: "🏙", note: "Inside the city of Seoul, an underground ride away."),
    ]
}
