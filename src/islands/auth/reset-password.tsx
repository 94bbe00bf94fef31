import { useState } from 'react'
import type { User } from '#contract/entities.ts'
import { ResetPasswordForm } from '#contract/accounts/user.ts'
import * as labels from '#contract/labels.ts'
import { homeOf } from '#rules/people/guard.ts'
import { paths } from '#rules/paths.ts'
import { choosePassword, PASSWORD_RESET } from '#stores/session/choose-password.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import { Gate } from '../kit/gate.tsx'
import { NotDoneNotice, useNotDone } from '../kit/form/form-error.tsx'
import { Notice } from '../kit/notice.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { Bone } from '../kit/skeleton.tsx'
import { useChosen } from '../kit/use-chosen.ts'
import styles from './reset-password.module.css'

export const ResetPassword = bounded(Whole)

function Whole() {
  return (
    <Gate loading={<ResetPasswordOutline />}>
      {(user) => (
        <div className={styles['page']}>
          <h1>Reset password</h1>
          <p className={styles['lede']}>Resetting your password logs out every other device.</p>
          <Choice user={user} />
        </div>
      )}
    </Gate>
  )
}

/** Each new password starts with an empty form: the key is how many have been set. */
function Choice({ user }: { user: User }) {
  const [times, setTimes] = useState(0)
  const home = homeOf(user)
  const onward = useChosen(home)
  return (
    <div className={`card ${styles['card']}`}>
      {times > 0 && (
        <Notice
          action={
            <a className="button ink" href={onward}>
              {home === paths.dashboard ? 'Go to your dashboard' : 'Continue Registration'}
            </a>
          }
          kind="success"
          title={PASSWORD_RESET}
        >
          From now on you log in with the new one.
        </Notice>
      )}
      <Fields key={times} onSet={() => setTimes(times + 1)} user={user} />
    </div>
  )
}

function Fields({ user, onSet }: { user: User; onSet: () => void }) {
  const form = useFields(ResetPasswordForm)
  const obstacle = useNotDone()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (passwords) => {
        obstacle.take(undefined)
        const notDone = await choosePassword(passwords)
        if (notDone) return obstacle.take(notDone)
        onSet()
        return undefined
      }}
    >
      {/* A password manager must know whose password this is. */}
      <input
        autoComplete="username"
        hidden
        name="username"
        readOnly
        type="email"
        value={user.email}
      />
      <PasswordField
        about={() => [user.name, user.email, user.contact]}
        autoComplete="new-password"
        hint="At least 6 characters"
        label={labels.new_password}
        name="password"
        of={form}
      />
      <PasswordField
        autoComplete="new-password"
        label={labels.confirmPassword}
        name="confirmPassword"
        of={form}
      />
      <NotDoneNotice of={obstacle} />
      <Button
        aria-disabled={obstacle.mustWait}
        busy={form.isSubmitting}
        busyLabel="Saving…"
        size="big"
        type="submit"
      >
        Reset password
      </Button>
    </Form>
  )
}

/** The same boxes as the form's, so that nothing moves when it comes. */
export function ResetPasswordOutline() {
  return (
    <div aria-busy="true" className={styles['page']} role="status">
      <h1>Reset password</h1>
      <p className={styles['lede']}>Resetting your password logs out every other device.</p>
      <div aria-hidden="true" className={`card ${styles['card']} ${styles['form']}`}>
        <Bone wide={12} />
        <Bone wide={20} />
        <Bone tall="button" wide={32} />
        <Bone wide={12} />
        <Bone wide={12} />
        <Bone tall="button" wide={32} />
        <Bone tall="button" wide={20} />
      </div>
    </div>
  )
}
