import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/entities.ts'
import { ResetPasswordForm } from '#contract/accounts/user.ts'
import * as labels from '#contract/labels.ts'
import { resetPasswordMessages } from '#messages/reset-password.ts'
import { homeOf } from '#rules/people/guard.ts'
import { paths } from '#rules/paths.ts'
import { choosePassword } from '#stores/session/choose-password.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import { Gate } from '../kit/gate.tsx'
import { FormErrorNotice, useFormError } from '../kit/form/form-error.tsx'
import { Notice } from '../kit/notice.tsx'
import { NewPasswordFields } from '../kit/form/new-password-fields.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { useChoiceLink } from '../kit/use-choice-link.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './reset-password.module.css'

export const ResetPassword = bounded(ResetPasswordPage)

function ResetPasswordPage() {
  const t = useMessages(resetPasswordMessages)
  return (
    <Gate loading={<ResetPasswordSkeleton />}>
      {(user) => (
        <div className={styles['page']}>
          <h1>{t.title}</h1>
          <p className={styles['lede']}>{t.otherDevices}</p>
          <ResetPasswordCard user={user} />
        </div>
      )}
    </Gate>
  )
}

/** The key counts the passwords set, so that the form is empty after each. */
function ResetPasswordCard({ user }: { user: User }) {
  const t = useMessages(resetPasswordMessages)
  const [times, setTimes] = useState(0)
  const home = homeOf(user)
  const onward = useChoiceLink(home)
  const confirmation = useRef<HTMLSpanElement>(null)
  // The pressed button is gone with its form.
  useEffect(() => confirmation.current?.focus(), [times])
  return (
    <div className={`card ${styles['card']}`}>
      {times > 0 && (
        <Notice
          action={
            <a className="button ink" href={onward}>
              {home === paths.accountSetup ? t.continueRegistration : t.goToDashboard}
            </a>
          }
          kind="success"
          title={
            <span ref={confirmation} tabIndex={-1}>
              {t.done}
            </span>
          }
        >
          {t.useNewOne}
        </Notice>
      )}
      <NewPasswordForm key={times} onSet={() => setTimes(times + 1)} user={user} />
    </div>
  )
}

function NewPasswordForm({ user, onSet }: { user: User; onSet: () => void }) {
  const t = useMessages(resetPasswordMessages)
  const form = useFields(ResetPasswordForm)
  const formError = useFormError()
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (passwords) => {
        formError.take(undefined)
        const failure = await choosePassword(passwords)
        if (failure) return formError.take(failure)
        onSet()
        return undefined
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input
        autoComplete="username"
        hidden
        name="username"
        readOnly
        type="email"
        value={user.email}
      />
      <NewPasswordFields
        about={() => [user.name, user.email, user.contact]}
        hint={t.passwordHint}
        label={labels.new_password}
        of={form}
      />
      <FormErrorNotice of={formError} />
      <Button
        aria-disabled={formError.mustWait}
        busy={form.isSubmitting}
        busyLabel={t.saving}
        size="big"
        type="submit"
      >
        {t.title}
      </Button>
    </Form>
  )
}

/** As tall as the form, so that nothing shifts when it loads. */
export const ResetPasswordSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(resetPasswordMessages)
  return (
    <div aria-busy="true" className={styles['page']} role="status">
      <h1>{t.title}</h1>
      <p className={styles['lede']}>{t.otherDevices}</p>
      <div aria-hidden="true" className={`card ${styles['card']} ${styles['form']}`}>
        <SkeletonBar wide={12} />
        <SkeletonBar wide={20} />
        <SkeletonBar tall="button" wide={32} />
        <SkeletonBar wide={12} />
        <SkeletonBar wide={12} />
        <SkeletonBar tall="button" wide={32} />
        <SkeletonBar tall="button" wide={20} />
      </div>
    </div>
  )
}
