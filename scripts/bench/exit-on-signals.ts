// A benchmark that is killed exits as one that fails, and so ends the panel that it started.
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code))
