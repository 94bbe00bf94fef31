import { useStore } from '@nanostores/react'
import type { Plan } from '#contract/billing/offer.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import {
  $duration,
  $orderSummary,
  $plan,
  choosePlan,
  monthlyCents
} from '#stores/account-setup/plan-choice.ts'
import { Button } from '../kit/button.tsx'
import styles from './plan-step.module.css'

/** One plan. Its radio only selects it, which tries a code on it; its button takes it and goes on. */
export function PlanCard({ plan, onTake }: { plan: Plan; onTake: (plan: Plan) => void }) {
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
          <strong>{writeCad(perMonth)}</strong> per month
        </p>
        <p className={styles['fine']}>
          {before > perMonth && (
            <>
              <s>
                <span className="visually-hidden">instead of </span>
                {writeCad(before)}
              </s>{' '}
            </>
          )}
          {writeCad(perMonth * duration + setupFee)} for{' '}
          {duration === 1 ? 'a month' : `${duration} months`} with the setup fee of{' '}
          {writeCad(setupFee)}, before tax
        </p>
        <Button
          className={styles['take']}
          look={selected ? 'brick' : 'line'}
          onClick={() => onTake(plan)}
        >
          Choose {plan.plan_name}
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
