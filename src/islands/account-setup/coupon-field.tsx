import { getInput, reset, setErrors, setInput } from '@formisch/react'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { optionalText, required } from '#contract/fields.ts'
import * as labels from '#contract/labels.ts'
import { COUPON_MAX, normaliseCoupon } from '#rules/money/coupon.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import {
  $couponCheck,
  $couponRefusal,
  $plan,
  applyCoupon,
  removeCoupon
} from '#stores/account-setup/plan-choice.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import styles from './plan-step.module.css'

/** The field may be left empty; only Apply needs a code. */
const CouponForm = v.object({ coupon_code: optionalText(labels.coupon_code, COUPON_MAX) })

export function CouponField() {
  const { coupon_applied = false, coupon_code = '', coupon_discount = 0 } = useStore($details)
  const plan = useStore($plan)
  const checking = useStore($couponCheck) === 'checking'
  const form = useFields(CouponForm, { coupon_code })
  // As the panel knows it, and where another tab has applied it.
  useEffect(() => {
    if (coupon_applied) setInput(form, { path: ['coupon_code'], input: coupon_code })
  }, [coupon_applied, coupon_code, form])
  // A code can also be refused when another plan or duration is chosen.
  useEffect(
    () =>
      $couponRefusal.listen((refusal) => {
        const shown = getInput(form, { path: ['coupon_code'] }) ?? ''
        if (refusal?.code !== normaliseCoupon(shown)) return
        setErrors(form, { path: ['coupon_code'], errors: [refusal.message] })
      }),
    [form]
  )
  const apply = async ({ coupon_code: code }: v.InferOutput<typeof CouponForm>) => {
    if (code === '') return { coupon_code: required(labels.coupon_code) }
    await applyCoupon(code)
    return undefined
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
          due
          label={labels.coupon_code}
          name="coupon_code"
          of={form}
          optional
          spellCheck={false}
        />
      </fieldset>
      {coupon_applied ? (
        // Its own key: React would otherwise turn the pressed button into Apply, which then submits.
        <Button key="remove" look="line" onClick={remove}>
          Remove
        </Button>
      ) : (
        <Button busy={checking} busyLabel="Checking…" key="apply" look="line" type="submit">
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
