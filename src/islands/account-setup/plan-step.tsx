import { useStore } from '@nanostores/react'
import { startTransition, useEffect, useState } from 'react'
import { durationMessages } from '#messages/durations.ts'
import { planStepMessages } from '#messages/plan-step.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import type { Plan } from '#contract/billing/offer.ts'
import { DURATIONS } from '#rules/limits.ts'
import { moveOn } from '#stores/account-setup/account-setup.ts'
import { $duration, chooseDuration, choosePlan } from '#stores/account-setup/plan-choice.ts'
import { useMessages } from '../kit/use-messages.ts'
import { CouponField } from './coupon-field.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-step.module.css'
import { StepButtons } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { useLoadedSite } from './use-loaded-site.ts'

export function PlanStep() {
  const t = useMessages(planStepMessages)
  const { steps } = useMessages(accountSetupMessages)
  const { names } = useMessages(durationMessages)
  const { plans } = useLoadedSite()
  const chosen = useStore($duration)
  // The step is painted one frame before its cards, which take the longest to lay out.
  const [cards, setCards] = useState(false)
  useEffect(() => startTransition(() => setCards(true)), [])
  const choose = (plan: Plan) => {
    void choosePlan(plan)
    void moveOn()
  }
  return (
    <>
      <StepHeading title={steps.plan}>{t.intro}</StepHeading>
      <div className={styles['choices']}>
        <fieldset className={styles['durations']}>
          <legend>{t.billed}</legend>
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
                <span>{names[duration]}</span>
                <Saving duration={duration} plans={plans} />
              </label>
            ))}
          </div>
        </fieldset>
        <CouponField />
      </div>
      {cards && (
        <>
          <fieldset className={styles['plans']}>
            <legend className="visually-hidden">{t.choosePlan}</legend>
            {plans.map((plan) => (
              <PlanCard key={plan.plan_id} onChoose={choose} plan={plan} />
            ))}
          </fieldset>
          <StepButtons next={false} />
        </>
      )}
    </>
  )
}

/** What a duration saves; plans may differ. */
function Saving({ plans, duration }: { plans: readonly Plan[]; duration: number }) {
  const t = useMessages(planStepMessages)
  const percents = plans.map((plan) => plan.discount[duration] ?? 0)
  const best = Math.max(0, ...percents)
  if (best === 0) return null
  const all = percents.every((percent) => percent === best)
  return <em>{all ? t.percentOff(best) : t.upToPercentOff(best)}</em>
}
