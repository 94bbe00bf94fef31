import { useStore } from '@nanostores/react'
import { $session } from '#stores/session.ts'
import styles from './template-step.module.css'
import { useReadySite } from './use-ready-site.ts'

/** Where the verification email went, for an agent who mistyped their address. */
export function VerificationSent() {
  const { supportEmail } = useReadySite().websiteConfig
  const session = useStore($session)
  if (session.status !== 'member' || session.user.email_verified !== false) return null
  return (
    <p className={styles['verification']}>
      We’ve emailed a link to {session.user.email} to verify your address. Not yours? Write to{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
