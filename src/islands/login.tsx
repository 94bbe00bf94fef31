import { useEffect, useState } from 'react'
import { LoginForm } from '#contract/auth.ts'
import { paths } from '#rules/paths.ts'
import { enter, takeResetCode } from '#stores/entrance.ts'
import { Button } from './kit/button.tsx'
import { PasswordField, TextField } from './kit/field.tsx'
import { fillIn } from './kit/fill-in.ts'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import { Notice } from './kit/notice.tsx'
import styles from './entrance.module.css'

export function Login() {
  const { pass, presence } = useHumanCheck('login')
  const form = useFields(LoginForm)
  const busy = form.isSubmitting
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
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the form is the same for as long as the page is.
  }, [])

  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (credentials) => {
        const recaptcha = await pass()
        const refused = recaptcha ? await enter({ ...credentials, recaptcha }) : undefined
        setSpent(refused !== undefined && credentials.password === code)
        return refused
      }}
    >
      {code !== undefined && <ResetNotice isSpent={isSpent} />}
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
      <PasswordField autoComplete="current-password" label="Password" name="password" of={form} />
      <p className={styles['aside']}>
        <a href={paths.forgotPassword}>Forgot your password?</a>
      </p>
      {presence}
      <Button busy={busy} busyLabel="Logging in…" size="big" type="submit">
        Log in
      </Button>
      <p className={styles['other']}>
        New here? <a href={paths.register}>Create an account</a>
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
