import { reset, setInput } from '@formisch/react'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { applyPromoCode } from '#contract/order.ts'
import * as labels from '#contract/labels.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { $details } from '#stores/account-details.ts'
import { $couponCheck, $plan, applyCoupon, removeCoupon } from '#stores/plan-choice.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { Form, useFields } from '../kit/form.tsx'
import styles from './plan-step.module.css'

const CouponForm = v.pick(applyPromoCode.input, ['coupon_code'])

export function CouponField() {
  const { coupon_applied = false, coupon_code = '', coupon_discount = 0 } = useStore($details)
  const plan = useStore($plan)
  const checking = useStore($couponCheck) === 'checking'
  const form = useFields(CouponForm, { coupon_code })
  // As the panel knows it, and where another tab has applied it.
  useEffect(() => {
    if (coupon_applied) setInput(form, { path: ['coupon_code'], input: coupon_code })
  }, [coupon_applied, coupon_code, form])
  const apply = async ({ coupon_code: code }: v.InferOutput<typeof CouponForm>) => {
    await applyCoupon(code)
  }
  const remove = () => {
    removeCoupon()
    reset(form, { initialInput: { coupon_code: '' } })
  }
  return (
    <Form className={styles['coupon']} of={form} onSubmit={apply}>
      <fieldset disabled={coupon_applied}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          label={labels.coupon_code}
          name="coupon_code"
          of={form}
          optional
          spellCheck={false}
        />
      </fieldset>
      {coupon_applied ? (
        <Button look="line" onClick={remove}>
          Remove
        </Button>
      ) : (
        <Button busy={checking} busyLabel="Checking…" look="line" type="submit">
          Apply
        </Button>
      )}
      <p aria-live="polite" className={styles['saving']}>
        {coupon_applied &&
          (checking
            ? `Checking ${coupon_code}…`
            : `${coupon_code} takes ${writeCad(toCents(coupon_discount))} a month off ${plan?.plan_name}.`)}
      </p>
    </Form>
  )
}
