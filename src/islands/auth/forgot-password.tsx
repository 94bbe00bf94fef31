import { useState } from 'react'
import { ForgotPasswordForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { paths } from '#rules/paths.ts'
import { askForReset, RESET_SENT } from '#stores/session/entrance.ts'
import { UNCHECKED } from '#stores/not-done.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import { useDraft } from '../kit/form/fill-in.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { NotDoneNotice, useNotDone } from '../kit/form/form-error.tsx'
import { Notice } from '../kit/notice.tsx'
import { useChosen } from '../kit/use-chosen.ts'
import styles from './auth-form.module.css'

/** The form stays after it was sent: the address may have been wrong, or the email may not arrive. */
export const ForgotPassword = bounded(ForgotPasswordPage)

function ForgotPasswordPage() {
  const { pass, presence } = useHumanCheck('forgotPassword')
  const form = useFields(ForgotPasswordForm)
  const draft = useDraft('entrance', form, ['email'])
  const obstacle = useNotDone()
  const toLogin = useChosen(paths.login)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async ({ email }) => {
        setSentTo(undefined)
        obstacle.take(undefined)
        const recaptcha = await pass()
        const notDone = recaptcha ? await askForReset({ email, recaptcha }) : UNCHECKED
        if (!notDone) setSentTo(email)
        return obstacle.take(notDone)
      }}
    >
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label={labels.email}
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
      <NotDoneNotice of={obstacle} />
      <Button
        aria-disabled={obstacle.mustWait}
        busy={form.isSubmitting}
        busyLabel="Sending…"
        size="big"
        type="submit"
      >
        {sentTo ? 'Send it again' : 'Send reset link'}
      </Button>
      <p className={styles['other']}>
        Remembered it? <a href={toLogin}>Log in</a>
      </p>
    </Form>
  )
}
