import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { homeOf } from '#rules/guard.ts'
import { paths } from '#rules/paths.ts'
import { NOT_VERIFIED, VERIFIED, verifyEmail } from '#stores/entrance.ts'
import { $session, checkSession } from '#stores/session.ts'
import { Button } from './kit/button.tsx'
import { Bone } from './kit/skeleton.tsx'
import styles from './entrance.module.css'

/** Confirms the address named by the mail's link, whoever opens it, and then shows a way on. */
export function VerifyEmail() {
  const [verified, setVerified] = useState<boolean>()
  const session = useStore($session)
  const confirm = async () => {
    setVerified(undefined)
    setVerified(await verifyEmail())
    await checkSession()
  }
  // Opening the link is the whole question; there is nothing to press.
  useEffect(() => void confirm(), [])

  if (verified === undefined) return <Asking />
  const on =
    session.status === 'member'
      ? { label: 'Continue', to: homeOf(session.user) }
      : { label: 'Log in', to: paths.login }
  return (
    <div className={styles['answer']} role="status">
      <h1>{verified ? VERIFIED : NOT_VERIFIED}</h1>
      <p>
        {verified
          ? 'Thank you. We write to this address about your website and your plan.'
          : 'A link works once, for 7 days. Please open the one in the newest mail from us.'}
      </p>
      <div className={styles['ways']}>
        <a className="button brick big" href={on.to}>
          {on.label}
        </a>
        {!verified && (
          <Button look="line" onClick={confirm} size="big">
            Try again
          </Button>
        )}
      </div>
    </div>
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
