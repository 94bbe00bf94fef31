import { useStore } from '@nanostores/react'
import { memo, useEffect, useRef } from 'react'
import { paymentStepMessages } from '#messages/payment-step.ts'
import { amounts } from '#messages/amounts.ts'
import { formats } from '#messages/formats.ts'
import { firstChargeMessages } from '#messages/first-charge.ts'
import { firstCharge } from '#rules/plan/first-charge.ts'
import type { Duration } from '#rules/limits.ts'
import { planEnd, planStart } from '#rules/plan/plan.ts'
import { $submission, type PriceChange as Change } from '#stores/account-setup/submission.ts'
import { $couponCheck, $orderSummary } from '#stores/account-setup/plan-choice.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import styles from './order-summary.module.css'

export function PayButtons({ onPress }: { onPress: (isTrial: boolean) => void }) {
  const t = useMessages(paymentStepMessages)
  const { cad } = useMessages(amounts)
  const summary = useStore($orderSummary)
  const submission = useStore($submission)
  const checking = useStore($couponCheck) === 'checking'
  const notice = useRef<HTMLDivElement>(null)

  // The pressed button was hidden while sending, and lost the focus.
  useEffect(() => {
    if (submission.status === 'refused') notice.current?.focus()
  }, [submission])

  if (!summary) return null
  const total = cad(summary.lines.total)
  // A price that has changed again since would contradict the button.
  const refusal =
    submission.status === 'refused' &&
    (submission.price?.now ?? summary.lines.total) === summary.lines.total
      ? submission
      : undefined
  return (
    <div className={styles['actions']}>
      {refusal && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="error">
            {refusal.message}
            {refusal.price && <PriceChange {...refusal.price} />}
            {refusal.unsure && ` ${t.unsure}`}
          </Notice>
        </div>
      )}
      <Button
        aria-describedby="pay-note"
        busy={checking}
        busyLabel={t.checkingCoupon}
        className="wide"
        onClick={() => onPress(false)}
        size="big"
      >
        {summary.province ? t.pay(total) : t.payPlusTax(total)}
      </Button>
      <Button
        aria-describedby="trial-note"
        className="wide"
        look="line"
        onClick={() => onPress(true)}
        size="big"
      >
        {t.startTrial}
      </Button>
      <Terms
        duration={summary.duration}
        province={summary.province?.shortcode}
        renewal={summary.province && summary.renewal}
        today={new Date().toDateString()}
        total={summary.province && summary.lines.total}
      />
    </div>
  )
}

/** When the agent is charged. Memoised by its amounts and the day, as dates in a time zone are slow to compute. */
const Terms = memo(function Terms({
  duration,
  province,
  renewal,
  total
}: {
  duration: Duration
  province: string | undefined
  renewal: number | undefined
  today: string
  total: number | undefined
}) {
  const t = useMessages(paymentStepMessages)
  const { note } = useMessages(firstChargeMessages)
  const { cad } = useMessages(amounts)
  const { businessDay } = useMessages(formats)
  const now = new Date()
  const day = (moment: Date) => businessDay(moment, province)
  return (
    <>
      <p className={styles['fine']} id="pay-note">
        <b>{t.payToday}</b>{' '}
        {t.payTodayTerms(
          day(planStart(now)),
          day(planEnd(now, duration)),
          renewal === undefined ? undefined : cad(renewal)
        )}
      </p>
      <p className={styles['fine']} id="trial-note">
        <b>{t.withTrial}</b>{' '}
        {total === undefined ? t.trialNeedsProvince : note(firstCharge(total, now), province)}
      </p>
    </>
  )
})

/** The old and the new total, as the button now shows only the new one. */
function PriceChange({ before, now }: Change) {
  const t = useMessages(paymentStepMessages)
  const { cad } = useMessages(amounts)
  return (
    <span className={styles['change']}>
      {t.priceWas}
      <s>{cad(before)}</s>
      {t.priceIsNow}
      <b>{cad(now)}</b>
      {t.priceAgree}
    </span>
  )
}
