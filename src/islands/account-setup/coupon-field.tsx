import { getInput, reset, setErrors, setInput } from '@formisch/react'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { couponMessages } from '#messages/coupon.ts'
import { amounts } from '#messages/amounts.ts'
import { optionalText } from '#contract/fields.ts'
import * as labels from '#contract/labels.ts'
import { fieldValidation } from '#messages/validation/fields.ts'
import { COUPON_MAX, normaliseCoupon } from '#rules/money/coupon.ts'
import { toCents } from '#rules/money/money.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import {
  $couponCheck,
  $couponRefusal,
  $plan,
  $typedCoupon,
  applyCoupon,
  removeCoupon
} from '#stores/account-setup/plan-choice.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import styles from './plan-step.module.css'

/** The field is optional; only Apply needs a code. */
const CouponForm = v.object({ coupon_code: optionalText(labels.coupon_code, COUPON_MAX) })

export function CouponField() {
  const t = useMessages(couponMessages)
  const { cad } = useMessages(amounts)
  const { required } = useMessages(fieldValidation)
  const label = useMessages(labels.coupon_code)
  const {
    coupon_applied = false,
    coupon_code = '',
    coupon_discount = 0,
    coupon_recurs = false
  } = useStore($details)
  const plan = useStore($plan)
  const checking = useStore($couponCheck) === 'checking'
  const form = useFields(CouponForm, { coupon_code: coupon_code || $typedCoupon.get() })
  const typed = getInput(form, { path: ['coupon_code'] }) ?? ''
  useEffect(() => $typedCoupon.set(typed), [typed])
  // Shows the code as the panel spells it, or as another tab has applied it.
  useEffect(() => {
    if (coupon_applied) setInput(form, { path: ['coupon_code'], input: coupon_code })
  }, [coupon_applied, coupon_code, form])
  // A code can also be refused when another plan or duration is chosen.
  useEffect(
    () =>
      $couponRefusal.subscribe((refusal) => {
        if (refusal?.code !== normaliseCoupon($typedCoupon.get())) return
        setErrors(form, { path: ['coupon_code'], errors: [refusal.message] })
      }),
    [form]
  )
  const apply = async ({ coupon_code: code }: v.InferOutput<typeof CouponForm>) => {
    if (code === '') return { coupon_code: required(label) }
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
          label={label}
          name="coupon_code"
          of={form}
          optional
          spellCheck={false}
        />
      </fieldset>
      {coupon_applied ? (
        // Without its own key, React turns the pressed button into Apply, which then submits.
        <Button key="remove" look="line" onClick={remove}>
          {t.remove}
        </Button>
      ) : (
        <Button busy={checking} busyLabel={t.checking} key="apply" look="line" type="submit">
          {t.apply}
        </Button>
      )}
      <p aria-live="polite" className={styles['saving']}>
        {coupon_applied &&
          (checking
            ? t.checkingCode(coupon_code)
            : t.saves(coupon_code, {
                amount: cad(toCents(coupon_discount)),
                plan: plan?.plan_name ?? '',
                recurs: coupon_recurs
              }))}
      </p>
    </Form>
  )
}
