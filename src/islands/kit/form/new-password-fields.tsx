import type { FormSchema } from '@formisch/react'
import * as labels from '#contract/labels.ts'
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
  label?: string
}) {
  const form = textForm(of)
  return (
    <>
      <PasswordField
        about={about}
        autoComplete="new-password"
        hint={hint}
        label={label}
        name="password"
        of={form}
      />
      <PasswordField
        autoComplete="new-password"
        label={labels.confirmPassword}
        name="confirmPassword"
        of={form}
      />
    </>
  )
}
