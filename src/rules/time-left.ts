const DAY_MS = 86_400_000

/** How much of a period is left: whole days, the last begun one counted, and the share of it that is over, 0 to 1. */
export function timeLeft(
  period: { from: Date; to: Date },
  now: Date
): { days: number; over: number } {
  const length = period.to.getTime() - period.from.getTime()
  const left = period.to.getTime() - now.getTime()
  const over = length > 0 ? 1 - left / length : 1
  return { days: Math.max(0, Math.ceil(left / DAY_MS)), over: Math.min(1, Math.max(0, over)) }
}
