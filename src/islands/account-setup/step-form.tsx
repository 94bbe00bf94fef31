import type { FormSchema, FormStore } from '@formisch/react'
import { useEffect, useState, type ReactNode } from 'react'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { SETUP_STEPS } from '#contract/account-setup/account-details.ts'
import { $incompleteStep, moveOn, moveTo } from '#stores/account-setup/account-setup.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Button } from '../kit/button.tsx'
import { Form } from '../kit/form/form.tsx'
import { FORM_ID, submitStep } from './step-tabs.tsx'
import styles from './step.module.css'
import { useShownStep } from './use-shown-step.ts'

/** A step's fields with Back and Next. `refusal` returns the panel's field errors after a failed Next. */
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
    // Most steps move on at once; only one that waits for the panel shows it.
    const timer = setTimeout(setBusy, 0, true)
    const moved = await moveOn()
    clearTimeout(timer)
    setBusy(false)
    return moved ? undefined : refusal?.()
  }
  const shown = useShownStep()
  // The agent was sent here because something is missing: show the errors, as Next would.
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

/** Next and Back. Plan and Payment have their own buttons instead of Next. */
export function StepButtons({ busy = false, next = true }: { busy?: boolean; next?: boolean }) {
  const t = useMessages(accountSetupMessages)
  const before = SETUP_STEPS[SETUP_STEPS.indexOf(useShownStep()) - 1]
  return (
    <div className={styles['buttons']}>
      {next && (
        <Button busy={busy} busyLabel={t.checking} size="big" type="submit">
          {t.next}
        </Button>
      )}
      {before && (
        <Button look="quiet" onClick={() => void moveTo(before)} size="big">
          {t.back}
        </Button>
      )}
    </div>
  )
}
