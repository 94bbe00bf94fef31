import { getInput, type FormSchema, type FormStore } from '@formisch/react'
import { useEffect, useRef } from 'react'
import type * as v from 'valibot'
import type { AccountDetails } from '#contract/account-details.ts'
import { $details, typeDetails } from '#stores/account-details.ts'
import { useFields } from '../kit/form.tsx'

/** A step's form: starts with what was typed before and keeps every change. */
export function useStepFields<Schema extends FormSchema>(schema: Schema): FormStore<Schema> {
  const form = useFields(
    schema,
    // Kept details may be too short or misspelt, but each is of its field's type.
    startOf(schema, $details.get()) as Partial<v.InferInput<Schema>>
  )
  const input = getInput(form) as AccountDetails
  const last = useRef(input)

  // Only what changed here is kept: another tab may be at work on the other fields.
  useEffect(() => {
    const before: Record<string, unknown> = last.current
    const changed = Object.entries(input).filter(([name, value]) => before[name] !== value)
    last.current = input
    if (changed.length > 0) typeDetails(Object.fromEntries(changed))
  })
  return form
}

function startOf(schema: FormSchema, details: AccountDetails): Record<string, unknown> {
  const kept: Record<string, unknown> = details
  const names = 'entries' in schema ? Object.keys(schema.entries as object) : []
  return Object.fromEntries(names.map((name) => [name, kept[name] ?? '']))
}
