import { useStore } from '@nanostores/react'
import { memo, useEffect, useRef } from 'react'
import { firstCharge, firstChargeNote } from '#rules/plan/first-charge.ts'
import type { Duration } from '#rules/limits.ts'
import { writeCad } from '#rules/money/money.ts'
import { planEnd, planStart } from '#rules/plan/plan.ts'
import { writeBusinessDay } from '#rules/time/time-zone.ts'
import { $submission, type PriceChange as Change } from '#stores/account-setup/submission.ts'
import { $couponCheck, $orderSummary } from '#stores/account-setup/plan-choice.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import styles from './order-summary.module.css'

export function PayButtons({ onPress }: { onPress: (isTrial: boolean) => void }) {
  const summary = useStore($orderSummary)
  const submission = useStore($submission)
  const checking = useStore($couponCheck) === 'checking'
  const notice = useRef<HTMLDivElement>(null)

  // The pressed button was hidden meanwhile, and the focus with it.
  useEffect(() => {
    if (submission.status === 'refused') notice.current?.focus()
  }, [submission])

  if (!summary) return null
  return (
    <div className={styles['actions']}>
      {submission.status === 'refused' && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="error">
            {submission.message}
            {submission.price && <PriceChange {...submission.price} />}
            {submission.unsure &&
              ' No answer came, and nothing you typed is lost. Press the same button again: an order that went through is found, never charged twice.'}
          </Notice>
        </div>
      )}
      <Button
        aria-describedby="pay-note"
        busy={checking}
        busyLabel="Checking the coupon…"
        className="wide"
        onClick={() => onPress(false)}
        size="big"
      >
        Pay {writeCad(summary.lines.total)}
        {!summary.province && ' plus tax'}
      </Button>
      <Button
        aria-describedby="trial-note"
        className="wide"
        look="line"
        onClick={() => onPress(true)}
        size="big"
      >
        Start Free Trial
      </Button>
      <Days
        duration={summary.duration}
        province={summary.province?.shortcode}
        today={new Date().toDateString()}
        total={summary.province && summary.lines.total}
      />
    </div>
  )
}

/** What happens when. Days of a time zone are slow to reckon, so only for another total or on another day. */
const Days = memo(function Days({
  duration,
  province,
  total
}: {
  duration: Duration
  province: string | undefined
  today: string
  total: number | undefined
}) {
  const now = new Date()
  const day = (moment: Date) => writeBusinessDay(moment, province)
  return (
    <>
      <p className={styles['fine']} id="pay-note">
        <b>If you pay today:</b> Your plan starts on {day(planStart(now))} and renews by itself on{' '}
        {day(planEnd(now, duration))}. You can pause or cancel it before then.
      </p>
      <p className={styles['fine']} id="trial-note">
        <b>With the free trial:</b>{' '}
        {total === undefined
          ? 'Nothing is charged today. Choose your province to see the first charge and its day.'
          : firstChargeNote(firstCharge(total, now), province)}
      </p>
    </>
  )
})

/** Both totals, so that nobody has to remember what stood on the button. */
function PriceChange({ before, now }: Change) {
  return (
    <span className={styles['change']}>
      It was <s>{writeCad(before)}</s> and is now <b>{writeCad(now)}</b>. Nothing was charged; press
      a button again if you agree.
    </span>
  )
}
