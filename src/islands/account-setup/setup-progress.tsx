import { setupProgressMessages } from '#messages/setup-progress.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { SETUP_STEPS } from '#contract/account-setup/account-details.ts'
import { setupMinutes } from '#rules/plan/setup-time.ts'
import { $details, $savedDetails } from '#stores/account-setup/account-details.ts'
import { openSteps } from '#stores/account-setup/account-setup.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useSnapshot } from './use-snapshot.ts'
import { useDeferredStore } from './use-deferred-store.ts'
import { useShownStep } from './use-shown-step.ts'
import styles from './wizard.module.css'

/** The step and the time left, announced to screen readers when a step opens. */
export function SetupProgress() {
  const t = useMessages(setupProgressMessages)
  const { steps } = useMessages(accountSetupMessages)
  const step = useShownStep()
  const written = useDeferredStore($savedDetails)
  const place = t.stepOf(SETUP_STEPS.indexOf(step) + 1, SETUP_STEPS.length)
  // This validates every step, so it runs when a step opens or details are saved, not at each key.
  const left = useSnapshot([step, written], () =>
    t.timeLeft(setupMinutes(openSteps($details.get())))
  )
  // Announced once per step, not each time that the minutes change.
  const spoken = useSnapshot([step], () => t.spoken(place, steps[step], left))
  return (
    <>
      <p aria-hidden="true" className={styles['progress']}>
        {place} · {left}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}
