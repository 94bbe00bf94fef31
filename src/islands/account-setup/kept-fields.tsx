import { getInput, useField, type FormSchema, type FormStore } from '@formisch/react'
import { useEffect, useRef } from 'react'
import type { AccountDetails } from '#contract/account-details.ts'
import { typeDetails } from '#stores/account-details.ts'
import { namesIn } from './use-step-fields.ts'

/** Keeps every change of a step's form. It stands by itself, so that a key draws its own field anew and not all of the step. */
export function KeptFields<Schema extends FormSchema>({
  of,
  schema
}: {
  of: FormStore<Schema>
  schema: Schema
}) {
  // A component hears of a form through one of its fields; what it reads then, it hears of too.
  useField(of as FormStore, { path: [namesIn(schema)[0]] as never })
  const input = getInput(of) as AccountDetails
  const last = useRef(input)

  // Only what changed here is kept: another tab may be at work on the other fields.
  useEffect(() => {
    const before: Record<string, unknown> = last.current
    const changed = Object.entries(input).filter(([name, value]) => before[name] !== value)
    last.current = input
    if (changed.length > 0) typeDetails(Object.fromEntries(changed))
  })
  return null
}
