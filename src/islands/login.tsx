import { useEffect, useState } from 'react'
import { LoginForm } from '#contract/auth.ts'
import * as labels from '#contract/labels.ts'
import { paths } from '#rules/paths.ts'
import { enter, takeResetCode } from '#stores/entrance.ts'
import { UNCHECKED } from '#stores/not-done.ts'
import { bounded } from './kit/bounded.tsx'
import { Button } from './kit/button.tsx'
import { TextField } from './kit/field.tsx'
import { fillIn, useDraft } from './kit/fill-in.ts'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import { NotDoneNotice, StorageCheck, useNotDone } from './kit/not-done.tsx'
import { Notice } from './kit/notice.tsx'
import { PasswordField } from './kit/password-field.tsx'
import { useChosen } from './kit/use-chosen.ts'
import styles from './entrance.module.css'

export const Login = bounded(Whole)

function Whole() {
  const { pass, presence } = useHumanCheck('login')
  const form = useFields(LoginForm)
  const draft = useDraft('entrance', form, ['email'])
  const obstacle = useNotDone()
  const toRegister = useChosen(paths.register)
  const [code, setCode] = useState<string>()
  const [isSpent, setSpent] = useState(false)

  // The link of a reset mail brings its own password; one opened on this very page changes only what is behind the #.
  useEffect(() => {
    const take = () => {
      const reset = takeResetCode()
      if (!reset) return
      fillIn(form, ['email', 'password'], reset)
      setCode(reset.password)
      setSpent(false)
      // The mailed code gets in whatever went before it.
      obstacle.take(undefined)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
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
        setSpent(notDone?.api_status === 401 && credentials.password === code)
        return obstacle.take(notDone)
      }}
    >
      <StorageCheck />
      {code !== undefined && <ResetNotice isSpent={isSpent} />}
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
        autoComplete={code === undefined ? 'current-password' : 'one-time-code'}
        label={labels.password}
        name="password"
        of={form}
      />
      <p className={styles['aside']}>
        <a href={paths.forgotPassword}>Forgot your password?</a>
      </p>
      {presence}
      {!isSpent && (
        <NotDoneNotice of={obstacle}>
          {obstacle.notDone?.api_status === 401 && (
            <>
              Look for a slip of the keys, or <a href={paths.forgotPassword}>have a link sent</a>{' '}
              that lets you choose a new password.
            </>
          )}
        </NotDoneNotice>
      )}
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

function ResetNotice({ isSpent }: { isSpent: boolean }) {
  if (!isSpent) {
    return (
      <Notice kind="success" title="Your link is filled in">
        Press Log in, and choose a new password on the next page.
      </Notice>
    )
  }
  return (
    <Notice kind="warning" title="Did the link not work?">
      It works once, for 30 minutes. <a href={paths.forgotPassword}>Send a new link</a>
    </Notice>
  )
}
