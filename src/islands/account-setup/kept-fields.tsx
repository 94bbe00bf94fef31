import { getInput, setInput, useField, type FormSchema, type FormStore } from '@formisch/react'
import { textForm } from '../kit/form/text-form.ts'
import { useEffect, useRef } from 'react'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { $details, typeDetails } from '#stores/account-setup/account-details.ts'
import { namesIn } from './use-step-fields.ts'

/**
 * Keeps every change of a step's form, and shows in it what another tab or device typed. It stands by itself, so that a key
 * draws its own field and not the whole step.
 */
export function KeptFields<Schema extends FormSchema>({
  of,
  schema
}: {
  of: FormStore<Schema>
  schema: Schema
}) {
  // `useField` subscribes this component; `getInput` then tracks every field it reads.
  useField(textForm(of), { path: [namesIn(schema)[0] ?? ''] })
  const input = getInput(of) as Record<string, unknown>
  /** What this form and the store agreed on last. */
  const last = useRef(input)

  useEffect(
    () =>
      $details.listen((details: Record<string, unknown>) => {
        const shown = getInput(of) as Record<string, unknown>
        for (const name of namesIn(schema)) {
          const stored = details[name]
          const wanted = typeof stored === 'string' ? stored : ''
          // A key that the store has not been told of yet is newer than anything it says.
          if (shown[name] === wanted || shown[name] !== last.current[name]) continue
          last.current = { ...last.current, [name]: wanted }
          setInput(textForm(of), { path: [name], input: wanted })
        }
      }),
    [of, schema]
  )

  // Only what changed here is kept: another tab may be at work on the other fields.
  useEffect(() => {
    const before = last.current
    const now = getInput(of) as Record<string, unknown>
    const changed = Object.entries(now).filter(([name, value]) => before[name] !== value)
    last.current = now
    if (changed.length > 0) typeDetails(Object.fromEntries(changed) as AccountDetails)
  })
  return null
}
