import { useState, type ReactNode } from 'react'
import { chargeMessages } from '#messages/charges.ts'
import { amounts } from '#messages/amounts.ts'
import { durationMessages } from '#messages/durations.ts'
import { planDialogMessages } from '#messages/plan-dialogs.ts'
import type { PlanStatus } from '#contract/billing/plan.ts'
import { DURATIONS } from '#rules/limits.ts'
import { toCents } from '#rules/money/money.ts'
import { changePlan, type PlanChange } from '#stores/billing/plan-control.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Notice } from '../../kit/notice.tsx'
import { announcedCharge } from './next-charge.tsx'
import styles from './plan-control.module.css'

/** Shows what a change costs before the agent confirms it. */
export function PlanChangeDialog({
  change,
  step,
  onClose
}: {
  change: 'pause' | 'resume' | 'cancel' | 'keep'
  step: PlanStatus['pause']
  onClose: () => void
}) {
  const t = useMessages(planDialogMessages)
  return (
    <PlanDialog change={change} onClose={onClose} texts={t[change]}>
      <p>{step.summary}</p>
    </PlanDialog>
  )
}

type DurationStep = PlanStatus['durations'][number]

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
  const t = useMessages(planDialogMessages)
  const { names } = useMessages(durationMessages)
  const { cad } = useMessages(amounts)
  const current = DURATIONS.find((duration) => duration === durations.find(isNext)?.duration)
  const [chosen, setChosen] = useState(current)
  const coupon = durations.find(({ duration }) => duration === chosen)?.coupon
  const lost = coupon?.applies === false ? coupon : undefined
  return (
    <PlanDialog
      change={chosen && chosen !== current ? { duration: chosen } : undefined}
      onClose={onClose}
      texts={t.duration}
    >
      <p id="choose-duration">{t.chooseDuration}</p>
      <fieldset aria-describedby="choose-duration" className={styles['choices']}>
        <legend className="visually-hidden">{t.durationLegend}</legend>
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
                  <b>{names[duration]}</b>
                  {t.price(cad(toCents(step.plan_price)))}
                  {step.isNext && <span className={styles['current']}>{t.current}</span>}
                </span>
                <small>
                  {step.allowed ? <ChargeLines province={province} step={step} /> : step.summary}
                  {step.allowed && step.coupon && <span>{t.coupon(step.coupon, duration)}</span>}
                </small>
              </label>
            )
          )
        })}
      </fieldset>
      {chosen && lost && (
        <Notice kind="warning" title={t.coupon(lost, chosen)}>
          {t.fullAmount}
        </Notice>
      )}
    </PlanDialog>
  )
}

const isNext = (step: DurationStep) => step.isNext

/** The amount and the day on lines of their own; without a charge, the panel's summary. */
function ChargeLines({ province, step }: { province: string | undefined; step: DurationStep }) {
  const t = useMessages(chargeMessages)
  if (!step.next_charge) return step.summary
  const [amountAndDay, ...details] = t.lines(announcedCharge(step.next_charge, province))
  return (
    <>
      <b>{amountAndDay}</b>
      {details.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
}

/** Makes the change once the agent confirms it. */
function PlanDialog({
  texts,
  change,
  onClose,
  children
}: {
  texts: { title: string; confirm: string; busy: string }
  /** Undefined while nothing has been chosen. */
  change: PlanChange | undefined
  onClose: () => void
  children: ReactNode
}) {
  const t = useMessages(planDialogMessages)
  const confirm = async () => {
    if (change !== undefined) await changePlan(change)
    onClose()
  }
  return (
    <ConfirmDialog
      busyLabel={texts.busy}
      confirm={texts.confirm}
      dismiss={t.notNow}
      isReady={change !== undefined}
      look={change === 'cancel' ? 'brick' : 'ink'}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.title}
    >
      {children}
    </ConfirmDialog>
  )
}
