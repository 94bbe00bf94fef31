import type { User } from '#contract/entities.ts'
import * as labels from '#contract/labels.ts'
import { privacyMessages } from '#messages/privacy/screen.ts'
import { CloseAccountForm as Fields, closeAccount } from '#stores/session/close-account.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { TextField } from '../../kit/form/field.tsx'
import { Form, useFields } from '../../kit/form/form.tsx'
import { FormErrorNotice, useFormError } from '../../kit/form/form-error.tsx'
import { PasswordField } from '../../kit/form/password-field.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './close-account.module.css'
import { WhatHappens } from './what-happens.tsx'

export function CloseAccount({ user }: { user: User }) {
  const t = useMessages(privacyMessages).close
  return (
    <Panel title={t.title}>
      <p>{t.lede}</p>
      <WhatHappens user={user} />
      {user.website && (
        <p>
          <a href="#export">{t.copyFirst}</a>
        </p>
      )}
      <ClosingForm />
    </Panel>
  )
}

function ClosingForm() {
  const t = useMessages(privacyMessages).close
  const form = useFields(Fields)
  const formError = useFormError()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (fields) => {
        formError.take(undefined)
        return formError.take(await closeAccount(fields))
      }}
    >
      <TextField autoComplete="off" label={t.email} name="email" of={form} type="email" />
      <PasswordField
        autoComplete="current-password"
        label={useMessages(labels.password)}
        name="password"
        of={form}
      />
      <FormErrorNotice of={formError} />
      <div>
        <Button
          aria-disabled={formError.mustWait}
          busy={form.isSubmitting}
          busyLabel={t.closing}
          type="submit"
        >
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}
