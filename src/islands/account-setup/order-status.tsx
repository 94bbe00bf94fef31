import { useStore } from '@nanostores/react'
import { inTime } from '#stores/in-time.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { orderStatusMessages } from '#messages/order-status.ts'
import { paths } from '#rules/paths.ts'
import { $session } from '#stores/session/session.ts'
import type { Created } from '#stores/account-setup/submission.ts'
import { useMessages } from '../kit/use-messages.ts'
import { CardChallenge } from '../kit/payment/card-challenge.tsx'
import styles from './order-status.module.css'
import { House } from './house.tsx'
import { useLazyModule } from './use-lazy-module.ts'

/** `slow`: the panel has the order and is taking longer than usual. */
export function OrderInProgress({ slow }: { slow: boolean }) {
  const t = useMessages(orderStatusMessages)
  return (
    <>
      <CardChallenge />
      <StatusPage lit={false} title={t.inProcess}>
        <p role="status">{slow ? t.slow : t.sending}</p>
      </StatusPage>
    </>
  )
}

/** Preloaded by the payment step. After a reload, the button below waits until this has loaded. */
const createdTerms = () => inTime(import('./created-terms.tsx'))

export function AccountCreated(account: Created) {
  const t = useMessages(orderStatusMessages)
  const { failed, part } = useLazyModule(createdTerms)
  const session = useStore($session)
  const website = session.status === 'member' ? session.user.website : undefined
  return (
    <StatusPage lit title={t.created}>
      {part && <part.CreatedTerms {...account} />}
      {(part || failed) && (
        <>
          <p>{t.nextStep(account.base_url)}</p>
          <div className={styles['next']}>
            {website?.website_url !== undefined && (
              <a
                className="button ink big"
                href={website.website_url}
                rel="noopener"
                target="_blank"
              >
                {t.openWebsite}
              </a>
            )}
            <a className="button brick big" href={paths.dashboard}>
              {t.openDashboard}
            </a>
          </div>
        </>
      )}
    </StatusPage>
  )
}

function StatusPage({
  lit,
  title,
  children
}: {
  lit: boolean
  title: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The whole screen has changed, so screen readers start again at its title.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className={styles['status']}>
      <House lit={lit} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
