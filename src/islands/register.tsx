import { useEffect } from 'react'
import { RegistrationForm } from '#contract/auth.ts'
import { paths } from '#rules/paths.ts'
import { bareDigits } from '#rules/phone.ts'
import { keepReferral, register } from '#stores/entrance.ts'
import { Button } from './kit/button.tsx'
import { PasswordField, TextField } from './kit/field.tsx'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import styles from './entrance.module.css'

export function Register() {
  const { pass, presence } = useHumanCheck('register')
  const form = useFields(RegistrationForm)
  const busy = form.isSubmitting
  // The invitation is in the address only, which nothing but the browser knows.
  useEffect(keepReferral, [])
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (registration) => {
        const recaptcha = await pass()
        return recaptcha ? register({ ...registration, recaptcha }) : undefined
      }}
    >
      <TextField autoCapitalize="words" autoComplete="name" label="Name" name="name" of={form} />
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label="Email"
        name="email"
        of={form}
        spellCheck={false}
        type="email"
      />
      <TextField
        autoComplete="tel-national"
        hint="10 digits"
        inputMode="tel"
        label="Phone"
        name="phone"
        of={form}
        tidy={bareDigits}
        type="tel"
      />
      <PasswordField
        autoComplete="new-password"
        hint="At least 6 characters"
        label="Password"
        name="password"
        of={form}
      />
      <PasswordField
        autoComplete="new-password"
        label="Confirm password"
        name="confirmPassword"
        of={form}
      />
      {presence}
      <Button busy={busy} busyLabel="Creating your account…" size="big" type="submit">
        Create account
      </Button>
      <p className={styles['other']}>
        Already registered? <a href={paths.login}>Log in</a>
      </p>
    </Form>
  )
}
