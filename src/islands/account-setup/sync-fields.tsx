import { getInput, setInput, useField, type FormSchema, type FormStore } from '@formisch/react'
import { textForm } from '../kit/form/text-form.ts'
import { useEffect, useRef } from 'react'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { $details, saveDetailsSoon } from '#stores/account-setup/account-details.ts'
import { fieldNames } from './use-step-fields.ts'

/**
 * Saves every change to a step's form, and shows changes from other tabs and devices. A component of its own, so that a
 * keystroke re-renders one field and not the whole step.
 */
export function SyncFields<Schema extends FormSchema>({
  of,
  schema
}: {
  of: FormStore<Schema>
  schema: Schema
}) {
  // `useField` subscribes this component; `getInput` then tracks every field it reads.
  useField(textForm(of), { path: [fieldNames(schema)[0] ?? ''] })
  const input = getInput(of) as Record<string, unknown>
  /** The values that the form and the store last agreed on. */
  const last = useRef(input)

  useEffect(
    () =>
      $details.listen((details: Record<string, unknown>) => {
        const shown = getInput(of) as Record<string, unknown>
        for (const name of fieldNames(schema)) {
          const stored = details[name]
          const wanted = typeof stored === 'string' ? stored : ''
          // A keystroke that hasn't reached the store yet is newer.
          if (shown[name] === wanted || shown[name] !== last.current[name]) continue
          last.current = { ...last.current, [name]: wanted }
          setInput(textForm(of), { path: [name], input: wanted })
        }
      }),
    [of, schema]
  )

  // Saves only what changed here, as another tab may be editing the other fields.
  useEffect(() => {
    const before = last.current
    const now = getInput(of) as Record<string, unknown>
    const changed = Object.entries(now).filter(([name, value]) => before[name] !== value)
    last.current = now
    if (changed.length > 0) saveDetailsSoon(Object.fromEntries(changed) as AccountDetails)
  })
  return null
}
