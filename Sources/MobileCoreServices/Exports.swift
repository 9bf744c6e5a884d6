// The iOS name of CoreServices.
@_exported import CoreServices
