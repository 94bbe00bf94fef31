import { useEffect, useState, type ReactNode } from 'react'
import { LoginForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { loginMessages } from '#messages/login.ts'
import { paths } from '#rules/paths.ts'
import { logInAgent, takeResetCode, type ResetCode } from '#stores/session/account-access.ts'
import { humanCheckFailed } from '#stores/form-failure.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { ChoiceLine } from '../kit/choice-line.tsx'
import { TextField } from '../kit/form/field.tsx'
import { useDraft } from '../kit/form/use-draft.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { FormErrorNotice, StorageCheck, useFormError } from '../kit/form/form-error.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { useChoiceLink } from '../kit/use-choice-link.ts'
import { useMessages } from '../kit/use-messages.ts'
import { EmailedCode } from './emailed-code.tsx'
import styles from './auth-form.module.css'

export const Login = bounded(LoginPage)

function LoginPage() {
  const { pass, presence } = useHumanCheck('login')
  const [reset, setReset] = useState<ResetCode>()
  const [email, setEmail] = useState<string>()

  // Opening the email's link while on this page changes only the fragment.
  useEffect(() => {
    const take = () => {
      const taken = takeResetCode()
      if (taken) setReset(taken)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  if (!reset) return <LoginWithPassword email={email} pass={pass} presence={presence} />
  return (
    <EmailedCode
      // A new link carries a new code: start over without the old refusal.
      key={reset.password}
      onPassword={() => {
        setEmail(reset.email)
        setReset(undefined)
      }}
      pass={pass}
      presence={presence}
      reset={reset}
    />
  )
}

function LoginWithPassword({
  email,
  pass,
  presence
}: {
  /** From a reset link that the agent chose not to use. */
  email: string | undefined
  pass: () => Promise<string | undefined>
  presence: ReactNode
}) {
  const t = useMessages(loginMessages)
  const form = useFields(LoginForm, email === undefined ? {} : { email })
  const draft = useDraft('account', form, ['email'])
  const formError = useFormError()
  const toRegister = useChoiceLink(paths.register)
  const toForgotPassword = useChoiceLink(paths.forgotPassword)

  return (
    <Form
      {...draft}
      onInput={(event) => {
        draft.onInput(event)
        // The failure was about the other account.
        if ((event.target as HTMLInputElement).name === 'email') formError.take(undefined)
      }}
      className={styles['form']}
      of={form}
      onSubmit={async (credentials) => {
        formError.take(undefined)
        const recaptcha = await pass()
        const failure = recaptcha
          ? await logInAgent({ ...credentials, recaptcha })
          : humanCheckFailed()
        return formError.take(failure)
      }}
    >
      <ChoiceLine />
      <StorageCheck />
      <TextField
        autoComplete="username"
        label={useMessages(labels.email)}
        name="email"
        of={form}
        type="email"
      />
      <PasswordField
        autoComplete="current-password"
        label={useMessages(labels.password)}
        name="password"
        of={form}
      />
      <p className={styles['aside']}>
        <a href={toForgotPassword}>{t.forgotPassword}</a>
      </p>
      {presence}
      <FormErrorNotice of={formError}>
        {formError.failure?.api_status === 401 && (
          <>
            {t.checkForTypos} <a href={toForgotPassword}>{t.resetYourPassword}</a>.
          </>
        )}
      </FormErrorNotice>
      <Button
        aria-disabled={formError.mustWait}
        busy={form.isSubmitting}
        busyLabel={t.loggingIn}
        size="big"
        type="submit"
      >
        {t.submit}
      </Button>
      <p className={styles['other']}>
        {t.newHere} <a href={toRegister}>{t.createAccount}</a>
      </p>
    </Form>
  )
}
