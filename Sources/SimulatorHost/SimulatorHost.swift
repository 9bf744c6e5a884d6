// The application host: owns time, events, the recorders and the end of the process.
import HostProtocol
import UIKit
