import CMacros
import Foundation

// The compiler starts this program to expand macros.
cmacros_become_program(CommandLine.unsafeArgv)
exit(1)
