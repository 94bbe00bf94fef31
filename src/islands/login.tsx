import { LoginForm } from '#contract/auth.ts'
import { paths } from '#rules/paths.ts'
import { enter } from '#stores/entrance.ts'
import { Button } from './kit/button.tsx'
import { PasswordField, TextField } from './kit/field.tsx'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import styles from './entrance.module.css'

export function Login() {
  const { pass, presence } = useHumanCheck('login')
  const form = useFields(LoginForm)
  const busy = form.isSubmitting
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (credentials) => {
        const recaptcha = await pass()
        return recaptcha ? enter({ ...credentials, recaptcha }) : undefined
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
