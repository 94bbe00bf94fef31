import type { Website } from '#contract/entities.ts'
import { paths } from '#rules/paths.ts'
import { writeBusinessDay, writeDay } from '#rules/time/time-zone.ts'
import own from './plan-card.module.css'

/** Says that a plan is unpaid, over, paused or cancelled, with the way to change that; nothing while it runs. */
export function PlanNotice({ website, ended }: { website: Website; ended: boolean }) {
  const notice = noticeOf(website, ended)
  if (!notice) return null
  return (
    <p className={own['notice']}>
      <span>{notice.words}</span>
      <a className="button ink" href={paths.billing}>
        {notice.act}
      </a>
    </p>
  )
}

function noticeOf(
  { billing_state, cancelled_at, isTrial, paused_at, planStop, plan_end_date }: Website,
  ended: boolean
): { words: string; act: string } | undefined {
  const off = planStop ? ' Your website is off.' : ''
  const what = isTrial ? 'trial' : 'plan'
  if (paused_at) {
    return {
      words: `Paused since ${writeDay(paused_at, billing_state)}. Your website is off, and nothing is charged.`,
      act: ended ? 'Renew' : 'Resume'
    }
  }
  if (cancelled_at && !ended) {
    const when = plan_end_date && ` on ${writeBusinessDay(plan_end_date, billing_state)}`
    return {
      words: `Your ${what} is cancelled. Your website goes off${when ?? ''}.`,
      act: 'Keep my plan'
    }
  }
  if (!ended) return undefined
  if (cancelled_at) return { words: `Your ${what} was cancelled and is over.${off}`, act: 'Renew' }
  return isTrial
    ? {
        words: `Your free trial has ended, and its first payment is due.${off}`,
        act: 'Open billing'
      }
    : { words: `A payment for your plan is due.${off}`, act: 'Renew' }
}
