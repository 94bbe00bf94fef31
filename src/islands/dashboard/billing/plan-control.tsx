import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { planStanding } from '#contract/billing/plan.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import { planHeadline } from '#rules/plan/plan-headline.ts'
import { renewPlan } from '#stores/billing/billing.ts'
import { planControl } from '#stores/billing/plan-control.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PayButton } from '../../kit/payment/pay-button.tsx'
import { PhaseTag } from '../../kit/payment/phase-tag.tsx'
import { TableOutline } from '../../kit/table/table-outline.tsx'
import { useOnPress } from '../../kit/use-on-press.ts'
import { useProvince } from '../../kit/use-province.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { ChargeAhead } from './charge-ahead.tsx'
import styles from './plan-control.module.css'
import { inTime } from '#stores/in-time.ts'

const planDialogs = () => inTime(import('./plan-dialogs.tsx'))

type Standing = AnswerOf<typeof planStanding>

/** What the plan is, what is charged next, and what the agent can change about it. */
export function PlanControl() {
  return (
    <WhenLoaded
      loading={
        <Panel busy title="Plan">
          <TableOutline rows={2} />
        </Panel>
      }
      of={planControl.$loaded}
      retry={() => planControl.load({})}
      what="your plan"
    >
      {(standing) => <Card standing={standing} />}
    </WhenLoaded>
  )
}

type Asked = 'pause' | 'resume' | 'cancel' | 'keep' | 'duration'

function Card({ standing }: { standing: Standing }) {
  const [asked, setAsked] = useState<Asked>()
  const [pressed, setPressed] = useState<Asked>()
  const { bring, part: dialogs, press } = useOnPress(planDialogs)
  const ask = async (about: Asked) => {
    setPressed(about)
    if (await bring()) setAsked(about)
    setPressed(undefined)
  }
  const opens = (about: Asked) => ({
    ...press,
    busy: pressed === about,
    onClick: () => ask(about)
  })
  const close = () => setAsked(undefined)
  const province = useProvince()
  return (
    <Panel
      aside={<PhaseTag isCancelled={standing.cancelled_at !== null} phase={standing.phase} />}
      title="Plan"
    >
      <p>
        <b>{standing.plan_name}</b>, {headlineOf(standing, province)}
      </p>
      <ChargeAhead province={province} standing={standing} />
      <div className={styles['actions']}>
        {standing.resume.allowed &&
          (standing.phase === 'ended' ? (
            <PayButton
              amount={writeCad(toCents(standing.resume.cost_now))}
              label="Renew"
              onPay={renewPlan}
              summary={standing.resume.summary}
              title="Renew your plan?"
            />
          ) : (
            <Button look="ink" {...opens('resume')}>
              Resume
            </Button>
          ))}
        {standing.keep.allowed && (
          <Button look={standing.resume.allowed ? 'line' : 'ink'} {...opens('keep')}>
            Keep my plan
          </Button>
        )}
        {standing.durations.some(({ allowed }) => allowed) && (
          <Button look="line" {...opens('duration')}>
            Change duration
          </Button>
        )}
        {standing.pause.allowed && (
          <Button look="line" {...opens('pause')}>
            Pause
          </Button>
        )}
        {standing.cancel.allowed && (
          <Button look="quiet" {...opens('cancel')}>
            Cancel plan
          </Button>
        )}
      </div>
      {dialogs && asked && asked !== 'duration' && (
        <dialogs.MoveDialog move={asked} onClose={close} step={standing[asked]} />
      )}
      {dialogs && asked === 'duration' && (
        <dialogs.DurationDialog
          durations={standing.durations}
          onClose={close}
          province={province}
        />
      )}
    </Panel>
  )
}

function headlineOf(standing: Standing, province: string | undefined): string {
  const next = standing.durations.find(({ isNext }) => isNext)
  return planHeadline({
    phase: standing.phase,
    isTrial: standing.is_trial,
    current: { duration: standing.duration, price: toCents(standing.plan_price) },
    next: next && { duration: next.duration, price: toCents(next.plan_price) },
    planEnd: standing.plan_end_date,
    province
  })
}
