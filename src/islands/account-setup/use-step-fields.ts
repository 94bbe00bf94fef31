import { type FormSchema, type FormStore } from '@formisch/react'
import type * as v from 'valibot'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { useFields } from '../kit/form/form.tsx'

/** A step's form, filled in from the saved details. `SyncFields` saves the changes. */
export function useStepFields<Schema extends FormSchema>(schema: Schema): FormStore<Schema> {
  return useFields(
    schema,
    // Saved details may be invalid, but each has its field's type.
    initialInput(schema, $details.get()) as Partial<v.InferInput<Schema>>
  )
}

export function fieldNames(schema: FormSchema): string[] {
  return 'entries' in schema ? Object.keys(schema.entries as object) : []
}

function initialInput(schema: FormSchema, details: AccountDetails): Record<string, unknown> {
  const saved: Record<string, unknown> = details
  return Object.fromEntries(fieldNames(schema).map((name) => [name, saved[name] ?? '']))
}
