import { useState } from 'react'
import { ForgotPasswordForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { forgotPasswordMessages } from '#messages/forgot-password.ts'
import { paths } from '#rules/paths.ts'
import { requestReset } from '#stores/session/account-access.ts'
import { humanCheckFailed } from '#stores/form-failure.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import { useDraft } from '../kit/form/use-draft.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { FormErrorNotice, useFormError } from '../kit/form/form-error.tsx'
import { Notice } from '../kit/notice.tsx'
import { useChoiceLink } from '../kit/use-choice-link.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './auth-form.module.css'

/** The form stays on the page once sent: the address may be wrong, or the email may not arrive. */
export const ForgotPassword = bounded(ForgotPasswordPage)

function ForgotPasswordPage() {
  const t = useMessages(forgotPasswordMessages)
  const { pass, presence } = useHumanCheck('forgotPassword')
  const form = useFields(ForgotPasswordForm)
  const draft = useDraft('account', form, ['email'])
  const formError = useFormError()
  const toLogin = useChoiceLink(paths.login)
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
        const failure = recaptcha ? await requestReset({ email, recaptcha }) : humanCheckFailed()
        if (!failure) setSentTo(email)
        return formError.take(failure)
      }}
    >
      <TextField
        autoComplete="username"
        label={useMessages(labels.email)}
        name="email"
        of={form}
        type="email"
      />
      {presence}
      {sentTo && (
        <Notice kind="success" title={t.sent}>
          {t.onItsWay(sentTo)}
        </Notice>
      )}
      <FormErrorNotice of={formError} />
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
