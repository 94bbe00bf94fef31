import { useState, type ReactNode } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { planStanding } from '#contract/billing/plan.ts'
import { couponNote } from '#rules/money/coupon.ts'
import { DURATION_NAMES, DURATIONS } from '#rules/limits.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import { chargeLines } from '#rules/plan/charge-notice.ts'
import { movePlan, type PlanMove } from '#stores/billing/plan-control.ts'
import { Button } from '../../kit/button.tsx'
import { Modal } from '../../kit/modal.tsx'
import { Notice } from '../../kit/notice.tsx'
import { announcedCharge } from './charge-ahead.tsx'
import styles from './plan-control.module.css'

const WORDS = {
  pause: { title: 'Pause your plan?', deed: 'Pause', doing: 'Pausing…' },
  resume: { title: 'Resume your plan?', deed: 'Resume', doing: 'Resuming…' },
  cancel: { title: 'Cancel your plan?', deed: 'Cancel plan', doing: 'Cancelling…' },
  keep: { title: 'Keep your plan?', deed: 'Keep my plan', doing: 'Keeping…' }
}

/** Says what the step comes to before it is taken. */
export function MoveDialog({
  move,
  step,
  onClose
}: {
  move: keyof typeof WORDS
  step: AnswerOf<typeof planStanding>['pause']
  onClose: () => void
}) {
  const { deed, doing, title } = WORDS[move]
  return (
    <Agreement deed={deed} doing={doing} move={move} onClose={onClose} title={title}>
      <p>{step.summary}</p>
    </Agreement>
  )
}

type DurationStep = AnswerOf<typeof planStanding>['durations'][number]

/** Each duration with the charge it would bring; the current one is marked and selected. */
export function DurationDialog({
  durations,
  onClose,
  province
}: {
  durations: DurationStep[]
  onClose: () => void
  province: string | undefined
}) {
  const current = DURATIONS.find((duration) => duration === durations.find(isNext)?.duration)
  const [chosen, setChosen] = useState(current)
  const coupon = durations.find(({ duration }) => duration === chosen)?.coupon
  const lost = coupon?.applies === false ? coupon : undefined
  return (
    <Agreement
      deed="Change duration"
      doing="Changing…"
      move={chosen && chosen !== current ? { duration: chosen } : undefined}
      onClose={onClose}
      title="Change duration"
    >
      <p id="choose-duration">
        Choose another duration. Nothing is charged now, and your website stays up.
      </p>
      <fieldset aria-describedby="choose-duration" className={styles['choices']}>
        <legend className="visually-hidden">Duration</legend>
        {DURATIONS.map((duration) => {
          const step = durations.find((one) => one.duration === duration)
          return (
            step && (
              <label key={duration}>
                <input
                  checked={chosen === duration}
                  disabled={!step.allowed && !step.isNext}
                  name="duration"
                  onChange={() => setChosen(duration)}
                  type="radio"
                  value={duration}
                />
                <span>
                  <b>{DURATION_NAMES[duration]}</b>, {writeCad(toCents(step.plan_price))} per month
                  {step.isNext && <span className={styles['current']}>Current</span>}
                </span>
                <small>
                  {step.allowed ? <ChargeLines province={province} step={step} /> : step.summary}
                  {step.allowed && step.coupon && <span>{couponNote(step.coupon, duration)}</span>}
                </small>
              </label>
            )
          )
        })}
      </fieldset>
      {chosen && lost && (
        <Notice kind="warning" title={couponNote(lost, chosen)}>
          The charge will be the full amount above.
        </Notice>
      )}
    </Agreement>
  )
}

const isNext = (step: DurationStep) => step.isNext

/** The amount and the day on lines of their own; without a charge, what the panel says. */
function ChargeLines({ province, step }: { province: string | undefined; step: DurationStep }) {
  if (!step.next_charge) return step.summary
  const [amountAndDay, ...details] = chargeLines(announcedCharge(step.next_charge, province))
  return (
    <>
      <b>{amountAndDay}</b>
      {details.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
}

/** A dialog that ends in a move, or in nothing. */
function Agreement({
  title,
  deed,
  doing,
  move,
  onClose,
  children
}: {
  title: string
  deed: string
  doing: string
  /** Undefined while nothing has been chosen. */
  move: PlanMove | undefined
  onClose: () => void
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const leave = () => !busy && onClose()
  const go = async () => {
    if (move === undefined) return
    setBusy(true)
    await movePlan(move)
    onClose()
  }
  return (
    <Modal onClose={leave} open title={title}>
      {children}
      <div className={styles['actions']}>
        <Button
          aria-disabled={move === undefined}
          busy={busy}
          busyLabel={doing}
          look={move === 'cancel' ? 'brick' : 'ink'}
          onClick={go}
        >
          {deed}
        </Button>
        <Button look="quiet" onClick={leave}>
          Not now
        </Button>
      </div>
    </Modal>
  )
}
