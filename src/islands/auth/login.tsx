import { useEffect, useState, type ReactNode } from 'react'
import { LoginForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { paths } from '#rules/paths.ts'
import { enter, takeResetCode, type ResetCode } from '#stores/session/entrance.ts'
import { UNCHECKED } from '#stores/not-done.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { ChosenLine } from '../kit/chosen-line.tsx'
import { TextField } from '../kit/form/field.tsx'
import { fillIn, useDraft } from '../kit/form/fill-in.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { NotDoneNotice, StorageCheck, useNotDone } from '../kit/form/form-error.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { useChosen } from '../kit/use-chosen.ts'
import { EmailedCode } from './emailed-code.tsx'
import styles from './auth-form.module.css'

export const Login = bounded(LoginPage)

function LoginPage() {
  const { pass, presence } = useHumanCheck('login')
  const [reset, setReset] = useState<ResetCode>()
  const [email, setEmail] = useState<string>()

  // A link opened on this very page changes only what is behind the #.
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
      // Another link is another code, which has not been refused yet.
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
  /** Of the link that the agent does not want to use. */
  email: string | undefined
  pass: () => Promise<string | undefined>
  presence: ReactNode
}) {
  const form = useFields(LoginForm)
  const draft = useDraft('entrance', form, ['email'])
  const obstacle = useNotDone()
  const toRegister = useChosen(paths.register)
  const toForgotPassword = useChosen(paths.forgotPassword)
  useEffect(() => {
    if (email !== undefined) fillIn(form, ['email'], { email })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the form is the same for as long as the page is.
  }, [])

  return (
    <Form
      onInput={(event) => {
        draft.onInput(event)
        // Another account has not been tried yet.
        if ((event.target as HTMLInputElement).name === 'email') obstacle.take(undefined)
      }}
      className={styles['form']}
      of={form}
      onSubmit={async (credentials) => {
        obstacle.take(undefined)
        const recaptcha = await pass()
        const notDone = recaptcha ? await enter({ ...credentials, recaptcha }) : UNCHECKED
        return obstacle.take(notDone)
      }}
    >
      <ChosenLine />
      <StorageCheck />
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
      <PasswordField
        autoComplete="current-password"
        label={labels.password}
        name="password"
        of={form}
      />
      <p className={styles['aside']}>
        <a href={toForgotPassword}>Forgot your password?</a>
      </p>
      {presence}
      <NotDoneNotice of={obstacle}>
        {obstacle.notDone?.api_status === 401 && (
          <>
            Check for typos, or <a href={toForgotPassword}>reset your password</a>.
          </>
        )}
      </NotDoneNotice>
      <Button
        aria-disabled={obstacle.mustWait}
        busy={form.isSubmitting}
        busyLabel="Logging in…"
        size="big"
        type="submit"
      >
        Log in
      </Button>
      <p className={styles['other']}>
        New here? <a href={toRegister}>Create an account</a>
      </p>
    </Form>
  )
}
