import type { FormSchema, FormStore } from '@formisch/react'
import { useEffect, useState, type ReactNode } from 'react'
import { SETUP_STEPS } from '#contract/account-setup/account-details.ts'
import { $incompleteStep, moveOn, moveTo } from '#stores/account-setup/account-setup.ts'
import { Button } from '../kit/button.tsx'
import { Form } from '../kit/form/form.tsx'
import { FORM_ID, submitStep } from './step-tabs.tsx'
import styles from './step.module.css'
import { useShownStep } from './use-shown-step.ts'

/** A step's fields with Back and Next below. `refusal` tells what only the panel knew, once Next was refused. */
export function StepForm<Schema extends FormSchema>({
  of,
  refusal,
  children
}: {
  of: FormStore<Schema>
  refusal?: () => Record<string, string>
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const next = async () => {
    // Most steps are left at once: only one that waits for the panel says so.
    const waits = setTimeout(setBusy, 0, true)
    const moved = await moveOn()
    clearTimeout(waits)
    setBusy(false)
    return moved ? undefined : refusal?.()
  }
  const shown = useShownStep()
  // Led here because something is missing: it is marked as after Next.
  useEffect(() => {
    if ($incompleteStep.get() !== shown) return undefined
    // After the transition that shows this step, and not once it has been left.
    const timer = setTimeout(() => {
      $incompleteStep.set(undefined)
      submitStep()
    })
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <Form className={styles['form']} id={FORM_ID} of={of} onSubmit={next}>
      {children}
      <StepButtons busy={busy} />
    </Form>
  )
}

/** The way on and the way back. Plan and Payment have their own way on. */
export function StepButtons({ busy = false, next = true }: { busy?: boolean; next?: boolean }) {
  const before = SETUP_STEPS[SETUP_STEPS.indexOf(useShownStep()) - 1]
  return (
    <div className={styles['buttons']}>
      {next && (
        <Button busy={busy} busyLabel="Checking…" size="big" type="submit">
          Next
        </Button>
      )}
      {before && (
        <Button look="quiet" onClick={() => void moveTo(before)} size="big">
          Back
        </Button>
      )}
    </div>
  )
}
