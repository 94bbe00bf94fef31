import { useState } from 'react'
import { ForgotPasswordForm } from '#contract/auth.ts'
import { paths } from '#rules/paths.ts'
import { askForReset, RESET_SENT } from '#stores/entrance.ts'
import { Button } from './kit/button.tsx'
import { TextField } from './kit/field.tsx'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import { Notice } from './kit/notice.tsx'
import styles from './entrance.module.css'

/** The form stays after it was sent: the address may have been wrong, or the mail not come. */
export function ForgotPassword() {
  const { pass, presence } = useHumanCheck('forgotPassword')
  const form = useFields(ForgotPasswordForm)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async ({ email }) => {
        setSentTo(undefined)
        const recaptcha = await pass()
        if (!recaptcha) return undefined
        const refused = await askForReset({ email, recaptcha })
        if (!refused) setSentTo(email)
        return refused
      }}
    >
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label="Email"
        name="email"
        of={form}
        spellCheck={false}
        type="email"
      />
      {presence}
      {sentTo && (
        <Notice kind="success" title={RESET_SENT}>
          If {sentTo} has an account, the link is on its way. It works once, for 30 minutes.
        </Notice>
      )}
      <Button busy={form.isSubmitting} busyLabel="Sending…" size="big" type="submit">
        {sentTo ? 'Send it again' : 'Send reset link'}
      </Button>
      <p className={styles['other']}>
        Remembered it? <a href={paths.login}>Log in</a>
      </p>
    </Form>
  )
}
