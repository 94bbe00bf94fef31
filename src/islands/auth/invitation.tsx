import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import {
  type invitation as call,
  KnownMemberForm,
  NewMemberForm
} from '#contract/team/invitation.ts'
import * as labels from '#contract/labels.ts'
import { invitationMessages } from '#messages/leads/invitation.ts'
import { paths } from '#rules/paths.ts'
import { $invitation, joinTeam, loadInvitation } from '#stores/team/invitation.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import { FormErrorNotice, StorageCheck, useFormError } from '../kit/form/form-error.tsx'
import { NewPasswordFields } from '../kit/form/new-password-fields.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './auth-form.module.css'

type Invited = AnswerOf<typeof call>

/** The page that an emailed invitation opens. */
export const Invitation = bounded(InvitationPage)

function InvitationPage() {
  const t = useMessages(invitationMessages)
  const loaded = useStore($invitation)
  useEffect(() => void loadInvitation(), [])
  if (loaded.status === 'loading') return <h1 role="status">{t.opening}</h1>
  if (loaded.status === 'failed') {
    return (
      <div className={styles['answer']} role="status">
        <h1>{t.notOpened}</h1>
        <p>{loaded.message}</p>
        <div className={styles['ways']}>
          <Button onClick={loadInvitation} size="big">
            {t.tryAgain}
          </Button>
          <a className="button line" href={paths.login}>
            {t.logIn}
          </a>
        </div>
      </div>
    )
  }
  const { brokerage, has_account, invited_by, role } = loaded.value
  return (
    <div className={styles['form']}>
      <div className={styles['heading']}>
        <h1>{t.title(brokerage)}</h1>
        <p>{t.lede[role](invited_by)}</p>
      </div>
      {has_account ? <KnownMember invited={loaded.value} /> : <NewMember invited={loaded.value} />}
    </div>
  )
}

/** Somebody whose address has no account yet. */
function NewMember({ invited }: { invited: Invited }) {
  const t = useMessages(invitationMessages)
  const form = useFields(NewMemberForm)
  const formError = useFormError()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async ({ name, password }) => {
        formError.take(undefined)
        return formError.take(await joinTeam({ name, password }))
      }}
    >
      <StorageCheck />
      <Address email={invited.email} />
      <TextField
        autoCapitalize="words"
        autoComplete="name"
        label={useMessages(labels.name)}
        name="name"
        of={form}
      />
      <NewPasswordFields about={() => [invited.email]} hint={t.passwordHint} of={form} />
      <FormErrorNotice of={formError} />
      <Button
        aria-disabled={formError.mustWait}
        busy={form.isSubmitting}
        busyLabel={t.joining}
        size="big"
        type="submit"
      >
        {t.join}
      </Button>
    </Form>
  )
}

/** Somebody whose address has an account without a website. */
function KnownMember({ invited }: { invited: Invited }) {
  const t = useMessages(invitationMessages)
  const form = useFields(KnownMemberForm)
  const formError = useFormError()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async ({ password }) => {
        formError.take(undefined)
        return formError.take(await joinTeam({ password }))
      }}
    >
      <StorageCheck />
      <p>{t.hasAccount}</p>
      <Address email={invited.email} />
      <PasswordField
        autoComplete="current-password"
        label={useMessages(labels.password)}
        name="password"
        of={form}
      />
      <p className={styles['aside']}>
        <a href={paths.forgotPassword}>{t.forgotten}</a>
      </p>
      <FormErrorNotice of={formError} />
      <Button
        aria-disabled={formError.mustWait}
        busy={form.isSubmitting}
        busyLabel={t.joining}
        size="big"
        type="submit"
      >
        {t.join}
      </Button>
    </Form>
  )
}

/** Shown, and told to password managers. */
function Address({ email }: { email: string }) {
  const t = useMessages(invitationMessages)
  return (
    <p>
      {t.for} <b>{email}</b>
      <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
    </p>
  )
}
