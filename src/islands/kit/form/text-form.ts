import type { FormSchema, FormStore } from '@formisch/react'
import type * as v from 'valibot'

/** A form whose fields are all texts, by name: what every form of ours is to a field that serves them all. */
export type TextForm = FormStore<
  v.ObjectSchema<Record<string, v.GenericSchema<string, unknown>>, undefined>
>

/** Formisch can't follow a path through a schema it does not know yet, so a shared field sees its form like this. */
export function textForm<Schema extends FormSchema>(of: FormStore<Schema>): TextForm {
  return of as unknown as TextForm
}
