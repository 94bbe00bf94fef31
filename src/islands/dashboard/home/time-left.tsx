import { timeLeft, type Period } from '#rules/time/time-left.ts'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import own from './plan-card.module.css'

/** How much of a period is over, as a bar and in words. */
export function TimeLeft({ period, of }: { period: Period & { pausedDays?: number }; of: string }) {
  const { untilStart, untilEnd, over } = timeLeft(period, new Date())
  const words =
    untilStart > 0 ? `Starts in ${days(untilStart)}, for ${of}` : `${days(untilEnd)} left of ${of}`
  return (
    <div className={own['time']}>
      <ProgressBar aria-label={words} max={1} value={over} />
      <p aria-hidden="true">{words}</p>
    </div>
  )
}

export function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
