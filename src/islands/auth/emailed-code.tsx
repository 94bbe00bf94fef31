import { useState, type FormEvent, type ReactNode } from 'react'
import { loginMessages } from '#messages/login.ts'
import { paths } from '#rules/paths.ts'
import { logInAgent, type ResetCode } from '#stores/session/account-access.ts'
import { humanCheckFailed } from '#stores/form-failure.ts'
import { Button } from '../kit/button.tsx'
import { FormErrorNotice, StorageCheck, useFormError } from '../kit/form/form-error.tsx'
import { Notice } from '../kit/notice.tsx'
import { useChoiceLink } from '../kit/use-choice-link.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './auth-form.module.css'

/**
 * Logs in with the one-time code from the reset email's link. Without a password field, agents can't
 * mistake this form for the one that sets the new password. Its heading replaces the page's.
 */
export function EmailedCode({
  reset,
  pass,
  presence,
  onPassword
}: {
  reset: ResetCode
  pass: () => Promise<string | undefined>
  presence: ReactNode
  /** The agent would rather log in with the password. */
  onPassword: () => void
}) {
  const t = useMessages(loginMessages)
  const formError = useFormError()
  const toForgotPassword = useChoiceLink(paths.forgotPassword)
  const [isSending, setSending] = useState(false)
  const [isSpent, setSpent] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    formError.take(undefined)
    const recaptcha = await pass()
    const failure = recaptcha
      ? await logInAgent({ ...reset, recaptcha }, 'code')
      : humanCheckFailed()
    const isRefused = failure?.api_status === 401 || Object.keys(failure?.errors ?? {}).length > 0
    setSpent(isRefused)
    if (!isRefused) formError.take(failure)
    setSending(false)
  }
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={send}>
      <div className={styles['heading']}>
        <h1>{t.resetPassword}</h1>
        {!isSpent && <p>{t.continueThenChoose}</p>}
      </div>
      <StorageCheck />
      {isSpent ? (
        <>
          <Notice kind="warning" title={t.linkExpired}>
            {t.linkLife}
          </Notice>
          <a className="button brick big" href={toForgotPassword}>
            {t.sendNewLink}
          </a>
        </>
      ) : (
        <>
          <p className={styles['code']}>
            <b>{t.codeTitle}</b>
            <span>{t.codeFilledIn(reset.email)}</span>
          </p>
          {presence}
          <FormErrorNotice of={formError} />
          <Button
            aria-disabled={formError.mustWait}
            busy={isSending}
            busyLabel={t.loggingIn}
            size="big"
            type="submit"
          >
            {t.continue}
          </Button>
        </>
      )}
      <p className={styles['other']}>
        {t.knowPassword}{' '}
        <button className={styles['switch']} onClick={onPassword} type="button">
          {t.withPassword}
        </button>
      </p>
    </form>
  )
}
