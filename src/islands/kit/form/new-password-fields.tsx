import type { FormSchema } from '@formisch/react'
import * as labels from '#contract/labels.ts'
import type { Translated } from '#messages/language.ts'
import { useMessages } from '../use-messages.ts'
import type { FieldProps } from './field-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { textForm } from './text-form.ts'

/** A new password with its strength, and the same once more. */
export function NewPasswordFields<Schema extends FormSchema>({
  of,
  about,
  hint,
  label = labels.password
}: Pick<FieldProps<Schema>, 'of'> & {
  /** Personal details that a good password avoids. */
  about: () => readonly string[]
  hint: string
  label?: Translated<string>
}) {
  const form = textForm(of)
  return (
    <>
      <PasswordField
        about={about}
        autoComplete="new-password"
        hint={hint}
        label={useMessages(label)}
        name="password"
        of={form}
      />
      <PasswordField
        autoComplete="new-password"
        label={useMessages(labels.confirmPassword)}
        name="confirmPassword"
        of={form}
      />
    </>
  )
}
