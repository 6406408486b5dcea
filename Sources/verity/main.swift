internal import Glibc

exit(Program.run(CommandLine.unsafeArgv).code)
