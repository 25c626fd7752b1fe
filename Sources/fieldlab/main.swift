#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(StandardStreams.run(CommandLine.unsafeArgv, count: Int(CommandLine.argc)))
