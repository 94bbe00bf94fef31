import type { FormSchema, FormStore } from '@formisch/react'
import type * as v from 'valibot'

/** A form seen as named text fields, which all of our forms are to a shared field. */
export type TextForm = FormStore<
  v.ObjectSchema<Record<string, v.GenericSchema<string, unknown>>, undefined>
>

/** Formisch can't type a path through a generic schema, so shared fields cast their form. */
export function textForm<Schema extends FormSchema>(of: FormStore<Schema>): TextForm {
  return of as unknown as TextForm
}
