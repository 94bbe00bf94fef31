import { getInput } from '@formisch/react'
import { useEffect } from 'react'
import { RegistrationForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { paths } from '#rules/paths.ts'
import { formatPhone, phoneDigits } from '#rules/people/phone.ts'
import { keepReferral, register } from '#stores/session/entrance.ts'
import { UNCHECKED } from '#stores/not-done.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { ChosenLine } from '../kit/chosen-line.tsx'
import { TextField } from '../kit/form/field.tsx'
import { useDraft } from '../kit/form/fill-in.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { NotDoneNotice, StorageCheck, useNotDone } from '../kit/form/form-error.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { useChosen } from '../kit/use-chosen.ts'
import styles from './auth-form.module.css'

/** What is kept over a reload; a password never is. */
const KEPT = ['name', 'email', 'phone']

export const Register = bounded(Whole)

function Whole() {
  const { pass, presence } = useHumanCheck('register')
  const form = useFields(RegistrationForm)
  const draft = useDraft('entrance', form, KEPT)
  const obstacle = useNotDone()
  const toLogin = useChosen(paths.login)
  // The invitation is in the address only, which nothing but the browser knows.
  useEffect(keepReferral, [])
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async (registration) => {
        obstacle.take(undefined)
        const recaptcha = await pass()
        return obstacle.take(recaptcha ? await register({ ...registration, recaptcha }) : UNCHECKED)
      }}
    >
      <ChosenLine />
      <StorageCheck />
      <TextField
        autoCapitalize="words"
        autoComplete="name"
        label={labels.name}
        name="name"
        of={form}
      />
      <TextField
        autoComplete="tel-national"
        hint="10 digits"
        inputMode="tel"
        label={labels.phone}
        name="phone"
        of={form}
        tidy={formatPhone}
        type="tel"
      />
      {/* What a password manager saves as the name that goes with the password. */}
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        hint="You log in with it"
        inputMode="email"
        label={labels.email}
        name="email"
        of={form}
        spellCheck={false}
        type="email"
      />
      <PasswordField
        about={() => {
          const { name, email, phone = '' } = getInput(form)
          return [name, email, phoneDigits(phone)].filter((known) => known !== undefined)
        }}
        autoComplete="new-password"
        hint="At least 6 characters"
        label={labels.password}
        name="password"
        of={form}
      />
      <PasswordField
        autoComplete="new-password"
        label={labels.confirmPassword}
        name="confirmPassword"
        of={form}
      />
      {presence}
      <NotDoneNotice of={obstacle} />
      <Button
        aria-disabled={obstacle.mustWait}
        busy={form.isSubmitting}
        busyLabel="Creating your account…"
        size="big"
        type="submit"
      >
        Create account
      </Button>
      <p className={styles['other']}>
        Already registered? <a href={toLogin}>Log in</a>
      </p>
    </Form>
  )
}
