import { getInput } from '@formisch/react'
import { useEffect } from 'react'
import { RegistrationForm } from '#contract/accounts/auth.ts'
import * as labels from '#contract/labels.ts'
import { registrationMessages } from '#messages/registration.ts'
import { paths } from '#rules/paths.ts'
import { formatPhone, phoneDigits } from '#rules/people/phone.ts'
import { storeReferral, registerAgent } from '#stores/session/account-access.ts'
import { humanCheckFailed } from '#stores/form-failure.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { ChoiceLine } from '../kit/choice-line.tsx'
import { TextField } from '../kit/form/field.tsx'
import { useDraft } from '../kit/form/use-draft.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { FormErrorNotice, StorageCheck, useFormError } from '../kit/form/form-error.tsx'
import { NewPasswordFields } from '../kit/form/new-password-fields.tsx'
import { useChoiceLink } from '../kit/use-choice-link.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './auth-form.module.css'

/** Fields that survive a reload; passwords never do. */
const DRAFT_FIELDS = ['name', 'email', 'phone']

export const Register = bounded(RegisterForm)

function RegisterForm() {
  const t = useMessages(registrationMessages)
  const { pass, presence } = useHumanCheck('register')
  const form = useFields(RegistrationForm)
  const draft = useDraft('account', form, DRAFT_FIELDS)
  const formError = useFormError()
  const toLogin = useChoiceLink(paths.login)
  // The referral code is in the address, which the prerendered page can't know.
  useEffect(storeReferral, [])
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async (registration) => {
        formError.take(undefined)
        const recaptcha = await pass()
        return formError.take(
          recaptcha ? await registerAgent({ ...registration, recaptcha }) : humanCheckFailed()
        )
      }}
    >
      <ChoiceLine />
      <StorageCheck />
      <TextField
        autoCapitalize="words"
        autoComplete="name"
        label={useMessages(labels.name)}
        name="name"
        of={form}
      />
      <TextField
        autoComplete="tel-national"
        hint={t.phoneHint}
        inputMode="tel"
        label={useMessages(labels.phone)}
        name="phone"
        of={form}
        tidy={formatPhone}
        type="tel"
      />
      {/* Password managers save this as the user name. */}
      <TextField
        autoComplete="username"
        hint={t.emailHint}
        label={useMessages(labels.email)}
        name="email"
        of={form}
        type="email"
      />
      <NewPasswordFields
        about={() => {
          const { name, email, phone = '' } = getInput(form)
          return [name, email, phoneDigits(phone)].filter((known) => known !== undefined)
        }}
        hint={t.passwordHint}
        of={form}
      />
      {presence}
      <FormErrorNotice of={formError} />
      <Button
        aria-disabled={formError.mustWait}
        busy={form.isSubmitting}
        busyLabel={t.creating}
        size="big"
        type="submit"
      >
        {t.submit}
      </Button>
      <p className={styles['other']}>
        {t.alreadyRegistered} <a href={toLogin}>{t.logIn}</a>
      </p>
    </Form>
  )
}
