import type { World } from '../services/world.ts'

/** EX_SOFTWARE in sysexits.h: an internal error, after which a restart may help. */
export const FAULT_EXIT = 70
/** Longer than an orderly shutdown takes. */
const END_MS = 12_000

/**
 * An uncaught error leaves the process in an unknown state. It is logged, the process shuts down as on
 * a signal, and its supervisor (systemd, Docker, scripts/run.mjs) starts another.
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
