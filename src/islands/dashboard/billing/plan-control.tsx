import { useState } from 'react'
import { billingMessages } from '#messages/billing.ts'
import { amounts } from '#messages/amounts.ts'
import type { PlanStatus } from '#contract/billing/plan.ts'
import { toCents } from '#rules/money/money.ts'
import { planHeadline, type PlanHeadline } from '#rules/plan/plan-headline.ts'
import { renewPlan } from '#stores/billing/billing.ts'
import { planControl } from '#stores/billing/plan-control.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PayButton } from '../../kit/payment/pay-button.tsx'
import { PhaseTag } from '../../kit/payment/phase-tag.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useOnPress } from '../../kit/use-on-press.ts'
import { useProvince } from '../../kit/use-province.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { NextCharge } from './next-charge.tsx'
import styles from './plan-control.module.css'
import { inTime } from '#stores/in-time.ts'

const planDialogs = () => inTime(import('./plan-dialogs.tsx'))

/** The plan, its next charge, and the changes the agent can make to it. */
export function PlanControl({ supportEmail }: { supportEmail: string }) {
  const t = useMessages(billingMessages)
  return (
    <WhenLoaded
      loading={
        <Panel busy title={t.plan}>
          <TableSkeleton rows={2} />
        </Panel>
      }
      of={planControl.$loaded}
      retry={() => planControl.load({})}
      what={t.loadingPlan}
    >
      {(status) => <PlanCard status={status} supportEmail={supportEmail} />}
    </WhenLoaded>
  )
}

type Action = 'pause' | 'resume' | 'cancel' | 'keep' | 'duration'

function PlanCard({ status, supportEmail }: { status: PlanStatus; supportEmail: string }) {
  const t = useMessages(billingMessages)
  const { cad } = useMessages(amounts)
  const [action, setAction] = useState<Action>()
  const [pressed, setPressed] = useState<Action>()
  const { bring, part: dialogs, press } = useOnPress(planDialogs)
  const open = async (next: Action) => {
    setPressed(next)
    if (await bring()) setAction(next)
    setPressed(undefined)
  }
  const opens = (next: Action) => ({
    ...press,
    busy: pressed === next,
    onClick: () => open(next)
  })
  const close = () => setAction(undefined)
  const province = useProvince()
  return (
    <Panel
      aside={<PhaseTag isCancelled={status.cancelled_at !== null} phase={status.phase} />}
      title={t.plan}
    >
      <p>
        <b>{status.plan_name}</b>, {t.headline(headlineOf(status, province))}
      </p>
      <NextCharge province={province} status={status} />
      <div className={styles['actions']}>
        {status.resume.allowed &&
          (status.phase === 'ended' ? (
            <PayButton
              amount={cad(toCents(status.resume.cost_now))}
              label={t.actions.renew}
              onPay={renewPlan}
              summary={status.resume.summary}
              title={t.renewTitle}
            />
          ) : (
            <Button look="ink" {...opens('resume')}>
              {t.actions.resume}
            </Button>
          ))}
        {status.keep.allowed && (
          <Button look={status.resume.allowed ? 'line' : 'ink'} {...opens('keep')}>
            {t.actions.keep}
          </Button>
        )}
        {status.durations.some(({ allowed }) => allowed) && (
          <Button look="line" {...opens('duration')}>
            {t.actions.duration}
          </Button>
        )}
        {status.pause.allowed && (
          <Button look="line" {...opens('pause')}>
            {t.actions.pause}
          </Button>
        )}
        {status.cancel.allowed && (
          <Button look="quiet" {...opens('cancel')}>
            {t.actions.cancel}
          </Button>
        )}
      </div>
      <p className={styles['next']}>
        {t.anotherPlan[0]}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {t.anotherPlan[1]}
      </p>
      {dialogs && action && action !== 'duration' && (
        <dialogs.PlanChangeDialog change={action} onClose={close} step={status[action]} />
      )}
      {dialogs && action === 'duration' && (
        <dialogs.DurationDialog durations={status.durations} onClose={close} province={province} />
      )}
    </Panel>
  )
}

function headlineOf(status: PlanStatus, province: string | undefined): PlanHeadline {
  const next = status.durations.find(({ isNext }) => isNext)
  return planHeadline({
    phase: status.phase,
    isTrial: status.is_trial,
    current: { duration: status.duration, price: toCents(status.plan_price) },
    next: next && { duration: next.duration, price: toCents(next.plan_price) },
    planEnd: status.plan_end_date,
    province
  })
}
