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

function noticeOf(website: Website, ended: boolean): { words: string; act: string } | undefined {
  const { billing_state, cancelled_at, isTrial, paused_at, planStop, plan_end_date } = website
  const off = planStop ? ' Your website is off.' : ''
  if (paused_at) {
    const since = `Paused since ${writeDay(paused_at, billing_state)}`
    return {
      words: cancelled_at
        ? `${since}, and cancelled. Your website is off, and nothing more is charged. You keep the time you have paid for.`
        : `${since}. Your website is off, and nothing is charged.`,
      act: 'Resume'
    }
  }
  if (cancelled_at && !ended) {
    const when = plan_end_date && ` on ${writeBusinessDay(plan_end_date, billing_state)}`
    return {
      words: `Your ${isTrial ? 'trial' : 'plan'} is cancelled. Your website goes off${when ?? ''}.`,
      act: 'Keep my plan'
    }
  }
  if (!ended) return undefined
  if (cancelled_at) return { words: `${endedNotice(website)}${off}`, act: 'Renew' }
  return isTrial
    ? {
        words: `Your free trial has ended, and its first payment is due.${off}`,
        act: 'Open billing'
      }
    : { words: `A payment for your plan is due.${off}`, act: 'Renew' }
}

/** A trial's first payment can fail, and the plan be cancelled afterwards. */
function endedNotice({ cancelled_at, isTrial, trial_end_date }: Website): string {
  if (!isTrial) return 'Your plan was cancelled and is over.'
  const ranOut = cancelled_at && trial_end_date && cancelled_at >= trial_end_date
  return ranOut
    ? 'Your free trial ended, and you cancelled your plan.'
    : 'Your trial was cancelled and is over.'
}
