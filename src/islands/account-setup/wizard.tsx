import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ComponentType } from 'react'
import { SETUP_STEPS, type SetupStep } from '#contract/account-details.ts'
import { saveWhenHidden } from '#stores/account-details.ts'
import { $restored, watchDraft } from '#stores/account-draft.ts'
import { $step } from '#stores/account-setup.ts'
import { $submission, watchOtherTabs } from '#stores/submission.ts'
import { CardChallenge } from '../kit/card-challenge.tsx'
import { StorageNotice } from '../kit/storage-notice.tsx'
import { AgentStep } from './agent-step.tsx'
import { BrokerageStep } from './brokerage-step.tsx'
import { CreatedFace, SendingFace } from './faces.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PaymentDoor } from './payment-door.tsx'
import { PlanStep } from './plan-step.tsx'
import { PreviewBeside } from './preview-beside.tsx'
import { SetupProgress } from './setup-progress.tsx'
import { PANEL_ID, StepTabs, tabId } from './step-tabs.tsx'
import { TemplateStep } from './template-step.tsx'
import { WebsiteStep } from './website-step.tsx'
import styles from './wizard.module.css'

const BODIES: Record<SetupStep, ComponentType> = {
  template: TemplateStep,
  website: WebsiteStep,
  agent: AgentStep,
  brokerage: BrokerageStep,
  plan: PlanStep,
  payment: PaymentDoor
}

export function Wizard() {
  const submission = useStore($submission)
  const step = useStore($step)
  const restored = useStore($restored)
  const way = useWay(step)
  useEffect(watchOtherTabs, [])
  useEffect(saveWhenHidden, [])
  useEffect(watchDraft, [])
  if (submission.status === 'created') return <CreatedFace {...submission.account} />
  const sending = submission.status === 'sending'
  const previewed = step !== 'plan' && step !== 'payment'
  const Body = BODIES[step]
  return (
    <>
      {sending && <SendingFace slow={submission.slow ?? false} />}
      <CardChallenge />
      {/* Hidden, not gone: the card field must stay where the card was typed. */}
      <div hidden={sending}>
        <StepTabs />
        <SetupProgress />
        <div className={styles['notices']}>
          <StorageNotice />
          <OfflineNotice />
        </div>
        <div className={styles['body']} data-previewed={previewed} data-step={step}>
          <div
            aria-labelledby={tabId(step)}
            className={styles['panel']}
            data-way={way}
            id={PANEL_ID}
            // What another device typed comes into fresh fields.
            key={`${step} ${restored}`}
            role="tabpanel"
          >
            <Body />
          </div>
          {previewed && <PreviewBeside />}
        </div>
      </div>
    </>
  )
}

/** A step slides in the way the person goes; the one they arrive at stands still. */
function useWay(step: SetupStep): 'back' | 'forward' | undefined {
  const seen = useRef<{ step: SetupStep; way?: 'back' | 'forward' }>({ step })
  if (seen.current.step !== step) {
    const forward = SETUP_STEPS.indexOf(step) > SETUP_STEPS.indexOf(seen.current.step)
    seen.current = { step, way: forward ? 'forward' : 'back' }
  }
  return seen.current.way
}
