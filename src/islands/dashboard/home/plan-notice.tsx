import { planNoticeMessages } from '#messages/plan-notice.ts'
import { dates } from '#messages/dates.ts'
import { formats } from '#messages/formats.ts'
import type { Website } from '#contract/entities.ts'
import { paths } from '#rules/paths.ts'
import { useMessages } from '../../kit/use-messages.ts'
import own from './plan-card.module.css'

/** Shown while a plan is unpaid, ended, paused or cancelled, with a link to change that. */
export function PlanNotice({ website, ended }: { website: Website; ended: boolean }) {
  const t = useMessages(planNoticeMessages)
  const { businessDay } = useMessages(formats)
  const { dayIn } = useMessages(dates)
  const notice = noticeOf({ ...t, businessDay, dayIn }, website, ended)
  if (!notice) return null
  return (
    <p className={own['notice']}>
      <span>{notice.text}</span>
      <a className="button ink" href={paths.billing}>
        {notice.action}
      </a>
    </p>
  )
}

type Texts = (typeof planNoticeMessages)['en'] &
  Pick<(typeof formats)['en'], 'businessDay'> &
  Pick<(typeof dates)['en'], 'dayIn'>

function noticeOf(
  t: Texts,
  website: Website,
  ended: boolean
): { text: string; action: string } | undefined {
  const { billing_state, cancelled_at, isTrial, paused_at, planStop, plan_end_date } = website
  if (paused_at) {
    const since = t.dayIn(paused_at, billing_state)
    return { text: cancelled_at ? t.pausedAndCancelled(since) : t.paused(since), action: t.resume }
  }
  if (cancelled_at && !ended) {
    const until = plan_end_date ? t.businessDay(plan_end_date, billing_state) : undefined
    return { text: t.cancelled(isTrial, until), action: t.keep }
  }
  if (!ended) return undefined
  if (cancelled_at) {
    const text = hasRunOut(website) ? t.endedAfterTrial(planStop) : t.ended(isTrial, planStop)
    return { text, action: t.renew }
  }
  return isTrial
    ? { text: t.trialDue(planStop), action: t.openBilling }
    : { text: t.planDue(planStop), action: t.renew }
}

/** A trial's first payment can fail, and the plan be cancelled afterwards. */
function hasRunOut({ cancelled_at, isTrial, trial_end_date }: Website): boolean {
  return Boolean(isTrial && cancelled_at && trial_end_date && cancelled_at >= trial_end_date)
}
