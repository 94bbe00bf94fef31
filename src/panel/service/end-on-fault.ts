import type { World } from '../services/world.ts'

/** EX_SOFTWARE of sysexits.h: the program is at fault, and a fresh process may do better. */
export const FAULT_EXIT = 70
/** Longer than an orderly end takes. */
const END_MS = 12_000

/**
 * An error that nothing caught leaves the process in an unknown state: it is logged, the process ends as it would on a
 * signal, and its supervisor (systemd, Docker, scripts/run.mjs) starts another.
 */
export function endOnFault(log: World['log'], end: () => Promise<unknown>): void {
  let ending = false
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      if (ending) return
      ending = true
      setTimeout(() => process.exit(FAULT_EXIT), END_MS).unref()
      void end().finally(() => process.exit(FAULT_EXIT))
    })
  }
}
