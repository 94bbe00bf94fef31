/** Wrong passwords that cost nothing but a new try. A brokerage's agents share one address, so it may have more. */
export const FREE_FAILURES = { account: 5, address: 20 } as const

/** Seconds, for each wrong password from the last free one on; the last stands for all that follow. */
const WAITS = [60, 120, 240, 480, 900]

/** Failures are forgotten this long after the last one. */
export const FAILURES_KEPT_S = 60 * 60

/** Seconds until the next try after so many failures in a row. */
export function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0
  return WAITS[Math.min(failures - free, WAITS.length - 1)] ?? 0
}

/** The wait after every number of failures, from none on; the last stands for all that follow. */
export function waitsFrom(free: number): number[] {
  return Array.from({ length: free + WAITS.length }, (_, failures) => waitAfter(failures, free))
}
