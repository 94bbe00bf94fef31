import * as labels from '#contract/labels.ts'
import { changeEmailMessages } from '#messages/change-email.ts'
import { ChangeEmailForm as Fields, correctEmail } from '#stores/session/change-email.ts'
import { Button } from '../kit/button.tsx'
import styles from './change-email.module.css'
import { TextField } from '../kit/form/field.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import { FormErrorNotice, useFormError } from '../kit/form/form-error.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { useMessages } from '../kit/use-messages.ts'

export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(changeEmailMessages)
  const form = useFields(Fields)
  const formError = useFormError()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (fields) => {
        formError.take(undefined)
        const formFailure = await correctEmail(fields)
        if (formFailure) return formError.take(formFailure)
        onClose()
        return undefined
      }}
    >
      <TextField
        autoComplete="email"
        label={useMessages(labels.email)}
        name="email"
        of={form}
        type="email"
      />
      <PasswordField
        autoComplete="current-password"
        hint={t.passwordHint}
        label={useMessages(labels.password)}
        name="password"
        of={form}
      />
      <FormErrorNotice of={formError} />
      <div className={styles['buttons']}>
        <Button
          aria-disabled={formError.mustWait}
          busy={form.isSubmitting}
          busyLabel={t.changing}
          look="ink"
          type="submit"
        >
          {t.submit}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}
