import { useStore } from '@nanostores/react'
import { setupStepMessages } from '#messages/setup-steps.ts'
import { $session } from '#stores/session/session.ts'
import { useMessages } from '../kit/use-messages.ts'
import { ChangeEmail } from '../auth/change-email.tsx'
import styles from './template-step.module.css'

/** Shows where the verification email was sent, and lets the agent correct the address. */
export function VerificationSent() {
  const t = useMessages(setupStepMessages)
  const session = useStore($session)
  if (session.status !== 'member' || session.user.email_verified !== false) return null
  return (
    <div className={styles['verification']}>
      <p>{t.verificationSent(session.user.email)}</p>
      <ChangeEmail />
    </div>
  )
}
