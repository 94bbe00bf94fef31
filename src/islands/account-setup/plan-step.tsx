import { useStore } from '@nanostores/react'
import { startTransition, useEffect, useState } from 'react'
import type { Plan } from '#contract/billing/offer.ts'
import { DURATION_NAMES, DURATIONS } from '#rules/limits.ts'
import { moveOn } from '#stores/account-setup/account-setup.ts'
import { $duration, chooseDuration, choosePlan } from '#stores/account-setup/plan-choice.ts'
import { CouponField } from './coupon-field.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-step.module.css'
import { StepButtons } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { useReadySite } from './use-ready-site.ts'

export function PlanStep() {
  const { plans } = useReadySite()
  const chosen = useStore($duration)
  // The step itself is on the screen a frame before its cards, of which there is most to lay out.
  const [cards, setCards] = useState(false)
  useEffect(() => startTransition(() => setCards(true)), [])
  const take = (plan: Plan) => {
    void choosePlan(plan)
    void moveOn()
  }
  return (
    <>
      <StepHeading title="Plan">
        Every plan starts with a free trial of 30 days if you like. Prices are in Canadian dollars.
      </StepHeading>
      <div className={styles['choices']}>
        <fieldset className={styles['durations']}>
          <legend>Billed</legend>
          <div>
            {DURATIONS.map((duration) => (
              <label key={duration}>
                <input
                  checked={duration === chosen}
                  name="duration"
                  onChange={() => void chooseDuration(duration)}
                  type="radio"
                  value={duration}
                />
                <span>{DURATION_NAMES[duration]}</span>
                {savingOf(plans, duration)}
              </label>
            ))}
          </div>
        </fieldset>
        <CouponField />
      </div>
      {cards && (
        <>
          <fieldset className={styles['plans']}>
            <legend className="visually-hidden">Choose a plan</legend>
            {plans.map((plan) => (
              <PlanCard key={plan.plan_id} onTake={take} plan={plan} />
            ))}
          </fieldset>
          <StepButtons next={false} />
        </>
      )}
    </>
  )
}

/** What a duration saves on the plans; they need not all save the same. */
function savingOf(plans: readonly Plan[], duration: number) {
  const percents = plans.map((plan) => plan.discount[duration] ?? 0)
  const best = Math.max(0, ...percents)
  if (best === 0) return null
  const all = percents.every((percent) => percent === best)
  return <em>{all ? `${best}% off` : `Up to ${best}% off`}</em>
}
