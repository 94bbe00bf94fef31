/** Wrong passwords before the first wait. A brokerage's agents share one IP address, so it gets more. */
export const FREE_FAILURES = { account: 5, address: 20 } as const

/** Seconds of wait from the last free failure on; the last value repeats. */
const WAITS = [60, 120, 240, 480, 900]

/** Failures are forgotten this many seconds after the last one. */
export const FAILURES_KEPT_S = 60 * 60

/** Seconds of wait after this many failures in a row. */
export function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0
  return WAITS[Math.min(failures - free, WAITS.length - 1)] ?? 0
}

/** The wait after each number of failures, starting at 0; the last value repeats. */
export function waitsFrom(free: number): number[] {
  return Array.from({ length: free + WAITS.length }, (_, failures) => waitAfter(failures, free))
}
