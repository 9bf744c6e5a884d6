// XCTest's generated list of tests imports this module alone, and so finds how to call main-actor tests.
@_exported import MainActorTesting
