import { dashboardHomeMessages } from '#messages/dashboard-home.ts'
import { timeLeft, type Period } from '#rules/time/time-left.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import own from './plan-card.module.css'

/** How much of a period is over, as a progress bar and as text. */
export function TimeLeft({
  period,
  length
}: {
  period: Period & { pausedDays?: number }
  length: string
}) {
  const t = useMessages(dashboardHomeMessages)
  const { untilStart, untilEnd, over } = timeLeft(period, new Date())
  const text = untilStart > 0 ? t.startsIn(untilStart, length) : t.timeLeft(untilEnd, length)
  return (
    <div className={own['time']}>
      <ProgressBar aria-label={text} max={1} value={over} />
      <p aria-hidden="true">{text}</p>
    </div>
  )
}
