import { useEffect, useState } from 'react'
import { verifyEmailMessages } from '#messages/verify-email.ts'
import { homeOf } from '#rules/people/guard.ts'
import { paths } from '#rules/paths.ts'
import { requestLink } from '#stores/session/request-link.ts'
import {
  canRequestLink,
  rememberedMember,
  verifyEmail,
  type Verification
} from '#stores/session/verification.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './auth-form.module.css'

/** Verifies the address that the link was emailed to, logged in or not, then offers a next step. */
export const VerifyEmail = bounded(VerifyEmailPage)

function VerifyEmailPage() {
  const t = useMessages(verifyEmailMessages)
  const [verification, setVerification] = useState<Verification>()
  const confirm = async () => {
    setVerification(undefined)
    setVerification(await verifyEmail())
  }
  // Opening the link is enough; there is nothing to press.
  useEffect(() => void confirm(), [])

  if (verification === undefined || verification === 'leaving') return <Confirming />
  return (
    <div className={styles['answer']} role="status">
      <h1>{t[TITLES[verification]]}</h1>
      {verification === 'verified' && (
        <>
          <p>{t.thankYou}</p>
          <NextStep look="brick" />
        </>
      )}
      {verification === 'already' && (
        <>
          <p>{t.alreadyUsed}</p>
          <NextStep look="brick" />
        </>
      )}
      {verification === 'unanswered' && (
        <>
          <p>{t.unchecked}</p>
          <div className={styles['ways']}>
            <Button onClick={confirm} size="big">
              {t.tryAgain}
            </Button>
            <NextStep look="line" />
          </div>
        </>
      )}
      {verification === 'dead' && <DeadLink />}
    </div>
  )
}

const TITLES = {
  already: 'alreadyVerified',
  dead: 'notVerified',
  unanswered: 'notVerified',
  verified: 'verified'
} as const satisfies Record<Exclude<Verification, 'leaving'>, keyof typeof verifyEmailMessages.en>

/** A link works for seven days; the panel sends a new one to the same address. */
function DeadLink() {
  const t = useMessages(verifyEmailMessages)
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { failed: string }>('idle')
  const request = async () => {
    setState('sending')
    const failed = await requestLink()
    setState(failed === undefined ? 'sent' : { failed })
  }
  return (
    <>
      <p>
        {t.linkLife} {canRequestLink() ? t.weCanSend : t.openLatest}
      </p>
      {state === 'sent' && <Notice kind="success" title={t.sent} />}
      {typeof state === 'object' && (
        <Notice kind="error" title={state.failed}>
          {t.linkNotSent}
        </Notice>
      )}
      {canRequestLink() ? (
        <div className={styles['ways']}>
          <Button
            busy={state === 'sending'}
            busyLabel={t.sending}
            look={state === 'sent' ? 'line' : 'brick'}
            onClick={request}
            size="big"
          >
            {state === 'sent' ? t.sendAgain : t.sendNewLink}
          </Button>
          <NextStep look={state === 'sent' ? 'brick' : 'line'} />
        </div>
      ) : (
        <NextStep look="brick" />
      )}
    </>
  )
}

function NextStep({ look }: { look: 'brick' | 'line' }) {
  const t = useMessages(verifyEmailMessages)
  const member = rememberedMember()
  return (
    <a className={`button ${look} big`} href={member ? homeOf(member) : paths.login}>
      {member ? t.continue : t.logIn}
    </a>
  )
}

function Confirming() {
  const t = useMessages(verifyEmailMessages)
  return (
    <div aria-busy="true" className={styles['answer']} role="status">
      <h1>{t.confirming}</h1>
      <p>
        <SkeletonBar wide={32} />
        <SkeletonBar wide={20} />
      </p>
      <SkeletonBar tall="button" wide={12} />
    </div>
  )
}
