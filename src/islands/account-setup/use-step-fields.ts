import { type FormSchema, type FormStore } from '@formisch/react'
import type * as v from 'valibot'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { useFields } from '../kit/form/form.tsx'

/** A step's form, which starts with what was typed before. `KeptFields` keeps what changes. */
export function useStepFields<Schema extends FormSchema>(schema: Schema): FormStore<Schema> {
  return useFields(
    schema,
    // Kept details may be too short or misspelt, but each is of its field's type.
    startOf(schema, $details.get()) as Partial<v.InferInput<Schema>>
  )
}

export function namesIn(schema: FormSchema): string[] {
  return 'entries' in schema ? Object.keys(schema.entries as object) : []
}

function startOf(schema: FormSchema, details: AccountDetails): Record<string, unknown> {
  const kept: Record<string, unknown> = details
  return Object.fromEntries(namesIn(schema).map((name) => [name, kept[name] ?? '']))
}
