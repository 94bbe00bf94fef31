import { useStore } from '@nanostores/react'
import { planStepMessages } from '#messages/plan-step.ts'
import { amounts } from '#messages/amounts.ts'
import type { Plan } from '#contract/billing/offer.ts'
import { toCents } from '#rules/money/money.ts'
import {
  $duration,
  $orderSummary,
  $plan,
  choosePlan,
  monthlyCents
} from '#stores/account-setup/plan-choice.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Button } from '../kit/button.tsx'
import styles from './plan-step.module.css'

/** One plan. The radio selects it and rechecks the code; the button also moves on to the next step. */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: (plan: Plan) => void }) {
  const t = useMessages(planStepMessages)
  const { cad } = useMessages(amounts)
  const duration = useStore($duration)
  const selected = useStore($plan)?.plan_id === plan.plan_id
  const summary = useStore($orderSummary)
  const perMonth = monthlyCents(plan, duration) - (selected ? (summary?.couponPerMonth ?? 0) : 0)
  const before = toCents(plan.plan_price)
  const setupFee = toCents(plan.setup_fee)
  return (
    <div className={styles['plan']} data-selected={selected}>
      <div className={styles['head']}>
        <label className={styles['name']}>
          <input
            checked={selected}
            name="plan_id"
            onChange={() => void choosePlan(plan)}
            type="radio"
            value={plan.plan_id}
          />
          {plan.plan_name}
        </label>
        <p className={styles['price']}>
          <strong>{cad(perMonth)}</strong> {t.perMonth}
        </p>
        <p className={styles['fine']}>
          {before > perMonth && (
            <>
              <s>
                <span className="visually-hidden">{t.insteadOf}</span>
                {cad(before)} {t.perMonth}
              </s>
              <br />
            </>
          )}
          {t.period(cad(perMonth * duration + setupFee), duration, cad(setupFee))}
        </p>
        <Button
          className={styles['take']}
          look={selected ? 'brick' : 'line'}
          onClick={() => onChoose(plan)}
        >
          {(selected ? t.continueWith : t.choose)(plan.plan_name)}
        </Button>
      </div>
      <div className={styles['lists']}>
        {plan.plan_features.map(({ features, title }) => (
          <div className={styles['features']} key={title}>
            <h2>{title}</h2>
            <ul>
              {features.map((feature) => (
                <li className="tick" key={feature}>
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
