import { dashboardHomeMessages } from '#messages/dashboard-home.ts'
import { amounts } from '#messages/amounts.ts'
import { formats } from '#messages/formats.ts'
import type { Website } from '#contract/entities.ts'
import { TRIAL_DAYS } from '#rules/limits.ts'
import { toCents } from '#rules/money/money.ts'
import { pauseLength, resumedEnd } from '#rules/plan/pause.ts'
import { planPhase, type PlanPhase } from '#rules/plan/plan-phase.ts'
import { paidPeriod } from '#rules/time/time-left.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from '../dashboard-home.module.css'
import { PhaseTag } from '../../kit/payment/phase-tag.tsx'
import own from './plan-card.module.css'
import { PlanNotice } from './plan-notice.tsx'
import { TimeLeft } from './time-left.tsx'

export function PlanCard({ website }: { website: Website }) {
  return website.isTrial ? <TrialPlan website={website} /> : <PaidPlan website={website} />
}

function TrialPlan({ website }: { website: Website }) {
  const t = useMessages(dashboardHomeMessages)
  const { businessDay } = useMessages(formats)
  const end = website.trial_end_date ?? website.plan_end_date
  const ended = isPast(end)
  return (
    <section aria-labelledby="plan-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="plan-title">{t.plan}</h2>
        <PhaseTag isCancelled={Boolean(website.cancelled_at)} phase={phaseOf(website, end)} />
      </header>
      <p className={own['price']}>{website.plan.plan_name}</p>
      <dl className={own['figures']}>
        <div>
          <dt>{t.trial}</dt>
          <dd>{t.yes}</dd>
        </div>
        {end && (
          <div>
            <dt>{t.trialEnd}</dt>
            <dd className={ended ? own['past'] : undefined}>
              {businessDay(end, website.billing_state)}
            </dd>
          </div>
        )}
      </dl>
      {end && !ended && !website.paused_at && (
        <TimeLeft
          length={t.trialLength(TRIAL_DAYS)}
          period={{ from: new Date(website.created), to: new Date(end) }}
        />
      )}
      <PlanNotice ended={ended} website={website} />
    </section>
  )
}

function PaidPlan({ website }: { website: Website }) {
  const t = useMessages(dashboardHomeMessages)
  const { cad } = useMessages(amounts)
  const { businessDay } = useMessages(formats)
  const { plan } = website
  const end = endOf(website)
  const period = end === null ? undefined : paidPeriodOf(website, end)
  const ended = isPast(end)
  return (
    <section aria-labelledby="plan-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="plan-title">{t.plan}</h2>
        <PhaseTag isCancelled={Boolean(website.cancelled_at)} phase={phaseOf(website, end)} />
      </header>
      <p className={own['price']}>
        {cad(toCents(website.plan_price))} <small>{t.perMonth}</small>
      </p>
      <dl className={own['figures']}>
        <div>
          <dt>{t.plan}</dt>
          <dd>{plan.plan_name}</dd>
        </div>
        <div>
          <dt>{t.planStatus}</dt>
          <dd>{website.planStop ? t.inactive : t.active}</dd>
        </div>
        {period && (
          <div>
            <dt>{t.startDate}</dt>
            <dd>{businessDay(period.from, website.billing_state)}</dd>
          </div>
        )}
        {end && (
          <div>
            <dt>{t.endDate}</dt>
            <dd className={ended ? own['past'] : undefined}>
              {businessDay(end, website.billing_state)}
            </dd>
          </div>
        )}
      </dl>
      {period && !ended && !website.paused_at && (
        <TimeLeft length={t.planLength(period.months, period.pausedDays)} period={period} />
      )}
      <PlanNotice ended={ended} website={website} />
    </section>
  )
}

/** As on the billing page, a payment is overdue once the plan has ended. */
function phaseOf(website: Website, end: string | null): PlanPhase {
  const { cancelled_at, isTrial, paused_at, planStop } = website
  const facts = {
    isTrial,
    planStop,
    // Without an end date, nothing is due.
    plan_end_date: end === null ? new Date(8.64e15) : new Date(end),
    paused_at: paused_at ? new Date(paused_at) : null,
    cancelled_at: cancelled_at ? new Date(cancelled_at) : null,
    overdue_since: null
  }
  return planPhase(facts, new Date())
}

/** A paused plan's end moves by a day every day. */
function endOf({ paused_at, plan_end_date }: Website): string | null {
  if (!paused_at || plan_end_date === null) return plan_end_date
  return resumedEnd(new Date(plan_end_date), new Date(paused_at), new Date()).toISOString()
}

function isPast(end: string | null): boolean {
  return end !== null && new Date(end) <= new Date()
}

function paidPeriodOf(website: Website, end: string) {
  const { created, last_paid, paused_at, paused_days = 0, plan } = website
  const pausedDays = paused_days + (paused_at ? pauseLength(new Date(paused_at), new Date()) : 0)
  const period = paidPeriod({
    created: new Date(created),
    planEnd: new Date(end),
    duration: plan.duration,
    lastPaid: last_paid ? { from: new Date(last_paid.from), months: last_paid.months } : null,
    pausedDays
  })
  return { ...period, pausedDays }
}
