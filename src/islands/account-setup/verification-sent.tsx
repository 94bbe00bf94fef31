import { useStore } from '@nanostores/react'
import { $session } from '#stores/session/session.ts'
import { ChangeEmail } from '../auth/change-email.tsx'
import styles from './template-step.module.css'

/** Says where the verification email went, and lets an agent correct a mistyped address. */
export function VerificationSent() {
  const session = useStore($session)
  if (session.status !== 'member' || session.user.email_verified !== false) return null
  return (
    <div className={styles['verification']}>
      <p>We’ve emailed a link to {session.user.email} to verify your address.</p>
      <ChangeEmail />
    </div>
  )
}
