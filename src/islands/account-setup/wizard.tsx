import { useStore } from '@nanostores/react'
import { Activity, memo, useEffect, useRef } from 'react'
import { SETUP_STEPS, type SetupStep } from '#contract/account-setup/account-details.ts'
import { saveWhenHidden } from '#stores/account-setup/account-details.ts'
import { watchDraft } from '#stores/account-setup/account-draft.ts'
import { watchHistory } from '#stores/account-setup/step-history.ts'
import { $submission, watchOtherTabs } from '#stores/account-setup/submission.ts'
import { StorageNotice } from '../kit/storage-notice.tsx'
import { AgentStep } from './agent-step.tsx'
import { BrokerageStep } from './brokerage-step.tsx'
import { NamedNotice } from './named-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { LazyPaymentStep } from './lazy-payment-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { ResponsivePreview } from './responsive-preview.tsx'
import { SetupProgress } from './setup-progress.tsx'
import { PANEL_ID, StepTabs, tabId } from './step-tabs.tsx'
import { TemplateStep } from './template-step.tsx'
import { useBlurOnStepChange, useShownStep } from './use-shown-step.ts'
import { WebsiteStep } from './website-step.tsx'
import styles from './wizard.module.css'

/** Memoised, so that the step being left isn't rendered again while the next one loads. */
const STEPS = {
  template: memo(TemplateStep),
  website: memo(WebsiteStep),
  agent: memo(AgentStep),
  brokerage: memo(BrokerageStep),
  plan: memo(PlanStep),
  payment: memo(LazyPaymentStep)
} satisfies Record<SetupStep, unknown>

export function Wizard() {
  const submission = useStore($submission)
  const step = useShownStep()
  useBlurOnStepChange()
  const direction = useDirection(step)
  useEffect(watchOtherTabs, [])
  useEffect(saveWhenHidden, [])
  useEffect(watchDraft, [])
  useEffect(watchHistory, [])
  if (submission.status === 'created') return <OrderOutcome submission={submission} />
  const sending = submission.status === 'sending'
  const previewed = step !== 'plan' && step !== 'payment'
  const Step = STEPS[step]
  return (
    <>
      {sending && <OrderOutcome submission={submission} />}
      {/* Hidden, not unmounted, so that the card field keeps what was typed. */}
      <div hidden={sending}>
        <StepTabs />
        <SetupProgress />
        <div className={styles['notices']}>
          <StorageNotice />
          <NamedNotice />
          <OfflineNotice />
        </div>
        <div className={styles['body']} data-previewed={previewed} data-step={step}>
          <div
            aria-labelledby={tabId(step)}
            className={styles['panel']}
            data-direction={direction}
            id={PANEL_ID}
            key={step}
            role="tabpanel"
          >
            <Step />
          </div>
          {/* Hidden on the last steps, not unmounted: unmounting would be slow. */}
          <Activity mode={previewed ? 'visible' : 'hidden'}>
            <ResponsivePreview />
          </Activity>
        </div>
      </div>
    </>
  )
}

/** The direction that a step slides in from; none for the first one. */
function useDirection(step: SetupStep): 'back' | 'forward' | undefined {
  const seen = useRef<{ step: SetupStep; direction?: 'back' | 'forward' }>({ step })
  if (seen.current.step !== step) {
    const forward = SETUP_STEPS.indexOf(step) > SETUP_STEPS.indexOf(seen.current.step)
    seen.current = { step, direction: forward ? 'forward' : 'back' }
  }
  return seen.current.direction
}
