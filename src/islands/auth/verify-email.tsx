import { useEffect, useState } from 'react'
import { homeOf } from '#rules/people/guard.ts'
import { paths } from '#rules/paths.ts'
import { askForLink } from '#stores/session/request-link.ts'
import {
  canAskForLink,
  memberHere,
  NOT_VERIFIED,
  VERIFICATION_SENT,
  VERIFIED,
  ALREADY_VERIFIED,
  verifyEmail,
  type Verification
} from '#stores/session/verification.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { Bone } from '../kit/skeleton.tsx'
import styles from './auth-form.module.css'

/** Verifies the address that the email's link was sent to, whoever opens it, and then shows a way on. */
export const VerifyEmail = bounded(Whole)

function Whole() {
  const [verification, setVerification] = useState<Verification>()
  const confirm = async () => {
    setVerification(undefined)
    setVerification(await verifyEmail())
  }
  // Opening the link is the whole question; there is nothing to press.
  useEffect(() => void confirm(), [])

  if (verification === undefined || verification === 'leaving') return <Asking />
  return (
    <div className={styles['answer']} role="status">
      <h1>{TITLES[verification]}</h1>
      {verification === 'verified' && (
        <>
          <p>Thank you. We’ll write to this address about your website and your plan.</p>
          <Onward look="brick" />
        </>
      )}
      {verification === 'already' && (
        <>
          <p>You’ve used this link before, and it worked. There’s nothing left to do here.</p>
          <Onward look="brick" />
        </>
      )}
      {verification === 'unanswered' && (
        <>
          <p>We couldn’t check your link, so it may still be good. Please try again.</p>
          <div className={styles['ways']}>
            <Button onClick={confirm} size="big">
              Try again
            </Button>
            <Onward look="line" />
          </div>
        </>
      )}
      {verification === 'dead' && <DeadLink />}
    </div>
  )
}

const TITLES = {
  already: ALREADY_VERIFIED,
  dead: NOT_VERIFIED,
  unanswered: NOT_VERIFIED,
  verified: VERIFIED
} satisfies Record<Exclude<Verification, 'leaving'>, string>

/** A link works for seven days; the panel emails a new one to where the old one went. */
function DeadLink() {
  const [state, setState] = useState<'idle' | 'asking' | 'sent' | { failed: string }>('idle')
  const ask = async () => {
    setState('asking')
    const failed = await askForLink()
    setState(failed === undefined ? 'sent' : { failed })
  }
  return (
    <>
      <p>
        A link works for 7 days.{' '}
        {canAskForLink()
          ? 'We can send you a new one.'
          : 'Please open the one in our latest email.'}
      </p>
      {state === 'sent' && <Notice kind="success" title={VERIFICATION_SENT} />}
      {typeof state === 'object' && (
        <Notice kind="error" title={state.failed}>
          The new link was not sent.
        </Notice>
      )}
      {canAskForLink() ? (
        <div className={styles['ways']}>
          <Button
            busy={state === 'asking'}
            busyLabel="Sending…"
            look={state === 'sent' ? 'line' : 'brick'}
            onClick={ask}
            size="big"
          >
            {state === 'sent' ? 'Send it again' : 'Send a new link'}
          </Button>
          <Onward look={state === 'sent' ? 'brick' : 'line'} />
        </div>
      ) : (
        <Onward look="brick" />
      )}
    </>
  )
}

function Onward({ look }: { look: 'brick' | 'line' }) {
  const member = memberHere()
  return (
    <a className={`button ${look} big`} href={member ? homeOf(member) : paths.login}>
      {member ? 'Continue' : 'Log in'}
    </a>
  )
}

function Asking() {
  return (
    <div aria-busy="true" className={styles['answer']} role="status">
      <h1>Confirming your email…</h1>
      <p>
        <Bone wide={32} />
        <Bone wide={20} />
      </p>
      <Bone tall="button" wide={12} />
    </div>
  )
}
