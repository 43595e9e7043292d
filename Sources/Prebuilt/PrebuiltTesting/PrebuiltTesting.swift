// Stands for the library for tests of an archive. It takes from the program what these bring, each of them in every test bundle.
import Testing
import XCTest
