import type { KeyboardEvent } from 'react'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { SETUP_STEPS, type SetupStep } from '#contract/account-setup/account-details.ts'
import { $details, $savedDetails } from '#stores/account-setup/account-details.ts'
import { isFilled, moveTo } from '#stores/account-setup/account-setup.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './step-tabs.module.css'
import { useSnapshot } from './use-snapshot.ts'
import { useDeferredStore } from './use-deferred-store.ts'
import { useShownStep } from './use-shown-step.ts'

export const PANEL_ID = 'setup-panel'
export const FORM_ID = 'setup-form'
export const tabId = (step: SetupStep) => `setup-tab-${step}`

/** The six steps. Arrow keys move the focus; Enter or Space opens a step if the ones before it are valid. */
export function StepTabs() {
  const t = useMessages(accountSetupMessages)
  const current = useShownStep()
  const written = useDeferredStore($savedDetails)
  const place = SETUP_STEPS.indexOf(current)
  // Typing changes only the open step; the others are validated when details are saved.
  const filled = useSnapshot([place, written], () =>
    SETUP_STEPS.slice(0, place).filter((step) => isFilled(step, $details.get()))
  )
  return (
    <div aria-label={t.title} className={styles['tabs']} onKeyDown={moveFocus} role="tablist">
      {SETUP_STEPS.map((step, index) => {
        const done = filled.includes(step)
        return (
          <button
            aria-controls={step === current ? PANEL_ID : undefined}
            aria-description={done ? t.stepDone : undefined}
            aria-selected={step === current}
            className={styles['tab']}
            data-done={done}
            id={tabId(step)}
            key={step}
            onClick={() => void open(step)}
            role="tab"
            tabIndex={step === current ? 0 : -1}
            type="button"
          >
            <span aria-hidden="true" className={done ? `tick ${styles['done']}` : styles['mark']}>
              {done ? '\u00a0' : index + 1}
            </span>
            <span className={styles['name']}>{t.steps[step]}</span>
          </button>
        )
      })}
    </div>
  )
}

/** Submits a step that can't be left yet, so that it shows its errors. */
async function open(step: SetupStep): Promise<void> {
  if (!(await moveTo(step))) submitStep()
}

/** Does what the open step's Next button does. */
export function submitStep(): void {
  const form = document.getElementById(FORM_ID)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

const KEY_TARGETS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  End: (_, last) => last,
  Home: () => 0
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const target = KEY_TARGETS[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const place = tabs.findIndex((tab) => tab === document.activeElement)
  if (!target || place < 0) return
  event.preventDefault()
  tabs[target(place, tabs.length - 1)]?.focus()
}
