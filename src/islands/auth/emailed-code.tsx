import { useState, type FormEvent, type ReactNode } from 'react'
import { paths } from '#rules/paths.ts'
import { enter, type ResetCode } from '#stores/session/entrance.ts'
import { UNCHECKED } from '#stores/not-done.ts'
import { Button } from '../kit/button.tsx'
import { NotDoneNotice, StorageCheck, useNotDone } from '../kit/form/form-error.tsx'
import { Notice } from '../kit/notice.tsx'
import { useChosen } from '../kit/use-chosen.ts'
import styles from './auth-form.module.css'

/**
 * Logs in with the one-time code of the reset email's link. There is no password field, so that nobody types the new
 * password here; its heading takes the place of the page's.
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
  const formError = useNotDone()
  const toForgotPassword = useChosen(paths.forgotPassword)
  const [isSending, setSending] = useState(false)
  const [isSpent, setSpent] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    formError.take(undefined)
    const recaptcha = await pass()
    const notDone = recaptcha ? await enter({ ...reset, recaptcha }, 'code') : UNCHECKED
    const isRefused = notDone?.api_status === 401 || Object.keys(notDone?.errors ?? {}).length > 0
    setSpent(isRefused)
    if (!isRefused) formError.take(notDone)
    setSending(false)
  }
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={send}>
      <div className={styles['heading']}>
        <h1>Reset your password</h1>
        {!isSpent && <p>Press Continue, then choose a new password.</p>}
      </div>
      <StorageCheck />
      {isSpent ? (
        <>
          <Notice kind="warning" title="This link was used or has expired">
            A link works once, for 30 minutes.
          </Notice>
          <a className="button brick big" href={toForgotPassword}>
            Send a new link
          </a>
        </>
      ) : (
        <>
          <p className={styles['code']}>
            <b>One-time code from your email</b>
            <span>Filled in for {reset.email}</span>
          </p>
          {presence}
          <NotDoneNotice of={formError} />
          <Button
            aria-disabled={formError.mustWait}
            busy={isSending}
            busyLabel="Logging in…"
            size="big"
            type="submit"
          >
            Continue
          </Button>
        </>
      )}
      <p className={styles['other']}>
        Know your password?{' '}
        <button className={styles['switch']} onClick={onPassword} type="button">
          Log in with your password
        </button>
      </p>
    </form>
  )
}
