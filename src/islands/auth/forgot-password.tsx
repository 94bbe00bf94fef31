import { useState } from 'react'
import { ForgotPasswordForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { forgotPasswordMessages } from '#messages/forgot-password.ts'
import { paths } from '#rules/paths.ts'
import { askForReset } from '#stores/session/entrance.ts'
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
import { useMessages } from '../kit/use-messages.ts'
import styles from './auth-form.module.css'

/** The form stays on the page once sent: the address may be wrong, or the email may not arrive. */
export const ForgotPassword = bounded(ForgotPasswordPage)

function ForgotPasswordPage() {
  const t = useMessages(forgotPasswordMessages)
  const { pass, presence } = useHumanCheck('forgotPassword')
  const form = useFields(ForgotPasswordForm)
  const draft = useDraft('entrance', form, ['email'])
  const formError = useNotDone()
  const toLogin = useChosen(paths.login)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async ({ email }) => {
        setSentTo(undefined)
        formError.take(undefined)
        const recaptcha = await pass()
        const failure = recaptcha ? await askForReset({ email, recaptcha }) : UNCHECKED
        if (!failure) setSentTo(email)
        return formError.take(failure)
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
        <Notice kind="success" title={t.sent}>
          {t.onItsWay(sentTo)}
        </Notice>
      )}
      <NotDoneNotice of={formError} />
      <Button
        aria-disabled={formError.mustWait}
        busy={form.isSubmitting}
        busyLabel={t.sending}
        size="big"
        type="submit"
      >
        {sentTo ? t.sendAgain : t.submit}
      </Button>
      <p className={styles['other']}>
        {t.remembered} <a href={toLogin}>{t.logIn}</a>
      </p>
    </Form>
  )
}
