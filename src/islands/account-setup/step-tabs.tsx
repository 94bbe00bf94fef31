import type { KeyboardEvent } from 'react'
import { SETUP_STEPS, type SetupStep } from '#contract/account-setup/account-details.ts'
import { $details, $written } from '#stores/account-setup/account-details.ts'
import { isFilled, moveTo } from '#stores/account-setup/account-setup.ts'
import styles from './step-tabs.module.css'
import { useAsOf } from './use-as-of.ts'
import { useLater } from './use-later.ts'
import { useShownStep } from './use-shown-step.ts'

export const STEP_NAMES: Record<SetupStep, string> = {
  template: 'Template',
  website: 'Website Details',
  agent: 'Agent',
  brokerage: 'Brokerage',
  plan: 'Plan',
  payment: 'Payment'
}

export const PANEL_ID = 'setup-panel'
export const FORM_ID = 'setup-form'
export const tabId = (step: SetupStep) => `setup-tab-${step}`

/** The six steps. Arrows move between them, Enter or Space opens one; forward only over what is right. */
export function StepTabs() {
  const current = useShownStep()
  const written = useLater($written)
  const place = SETUP_STEPS.indexOf(current)
  // What is typed now belongs to the step that is open; the others are judged when something was written.
  const filled = useAsOf([place, written], () =>
    SETUP_STEPS.slice(0, place).filter((step) => isFilled(step, $details.get()))
  )
  return (
    <div aria-label="Account setup" className={styles['tabs']} onKeyDown={rove} role="tablist">
      {SETUP_STEPS.map((step, index) => {
        const done = filled.includes(step)
        return (
          <button
            aria-controls={step === current ? PANEL_ID : undefined}
            aria-description={done ? 'Done' : undefined}
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
            <span className={styles['name']}>{STEP_NAMES[step]}</span>
          </button>
        )
      })}
    </div>
  )
}

/** A step that can't be left yet is submitted, so that it shows what is wrong with it. */
async function open(step: SetupStep): Promise<void> {
  if (!(await moveTo(step))) submitStep()
}

/** As if the open step's Next were pressed. */
export function submitStep(): void {
  const form = document.getElementById(FORM_ID)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

const WAYS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  End: (_, last) => last,
  Home: () => 0
}

function rove(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const place = tabs.findIndex((tab) => tab === document.activeElement)
  if (!way || place < 0) return
  event.preventDefault()
  tabs[way(place, tabs.length - 1)]?.focus()
}
