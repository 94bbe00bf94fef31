import type { Website } from '#contract/entities.ts'
import { DUE_DATE, writeDate } from '#rules/calendar.ts'
import { TRIAL_DAYS } from '#rules/limits.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { paths } from '#rules/paths.ts'
import { paidPeriod, timeLeft, type Period } from '#rules/time-left.ts'
import styles from '../dashboard-home.module.css'
import own from './plan-card.module.css'

export function PlanCard({ website }: { website: Website }) {
  return website.isTrial ? <TrialPlan website={website} /> : <PaidPlan website={website} />
}

function TrialPlan({ website }: { website: Website }) {
  const end = website.trial_end_date ?? website.plan_end_date
  return (
    <section aria-labelledby="plan-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="plan-title">Plan</h2>
        <span className="tag warn">Free trial</span>
      </header>
      <p className={own['price']}>{website.plan.plan_name}</p>
      <dl className={own['figures']}>
        <div>
          <dt>Trial</dt>
          <dd>Yes</dd>
        </div>
        {end && (
          <div>
            <dt>Trial End Date</dt>
            <dd>{writeDate(end, DUE_DATE)}</dd>
          </div>
        )}
      </dl>
      {end && (
        <TimeLeft
          of={`${TRIAL_DAYS} days`}
          period={{ from: new Date(website.created), to: new Date(end) }}
        />
      )}
    </section>
  )
}

function PaidPlan({ website }: { website: Website }) {
  const { plan, plan_end_date: end } = website
  const period = end === null ? undefined : paidPeriod(new Date(end), plan.duration)
  const ended = end !== null && new Date(end) <= new Date()
  return (
    <section aria-labelledby="plan-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="plan-title">Plan</h2>
        <span className={website.planStop ? 'tag bad' : 'tag'}>
          <span className="visually-hidden">Plan Status: </span>
          {website.planStop ? 'Inactive' : 'Active'}
        </span>
      </header>
      <p className={own['price']}>
        {writeCad(toCents(website.plan_price))} <small>per month</small>
      </p>
      <dl className={own['figures']}>
        <div>
          <dt>Plan</dt>
          <dd>{plan.plan_name}</dd>
        </div>
        {period && (
          <div>
            <dt>Start date</dt>
            <dd>{writeDate(period.from, DUE_DATE)}</dd>
          </div>
        )}
        {end && (
          <div>
            <dt>End date</dt>
            <dd className={ended ? own['past'] : undefined}>{writeDate(end, DUE_DATE)}</dd>
          </div>
        )}
      </dl>
      {period && !ended && <TimeLeft of={months(plan.duration)} period={period} />}
      {ended && (
        <p className={own['renew']}>
          Your plan has ended.
          <a className="button brick" href={paths.billing}>
            Renew
          </a>
        </p>
      )}
    </section>
  )
}

function TimeLeft({ period, of }: { period: Period; of: string }) {
  const { untilStart, untilEnd, over } = timeLeft(period, new Date())
  const words =
    untilStart > 0 ? `Starts in ${days(untilStart)}, for ${of}` : `${days(untilEnd)} left of ${of}`
  return (
    <div className={own['time']}>
      <progress aria-label={words} max={1} value={over} />
      <p aria-hidden="true">{words}</p>
    </div>
  )
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

function months(duration: number): string {
  return duration === 1 ? '1 month' : `${duration} months`
}
