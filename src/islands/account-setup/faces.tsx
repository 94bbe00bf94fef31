import { useEffect, useRef, type ReactNode } from 'react'
import { ACCOUNT_CREATED, ACCOUNT_IN_PROCESS } from '#contract/account-setup/order.ts'
import { paths } from '#rules/paths.ts'
import type { Created } from '#stores/account-setup/submission.ts'
import { CardChallenge } from '../kit/payment/card-challenge.tsx'
import styles from './faces.module.css'
import { House } from './house.tsx'
import { useArriving } from './use-arriving.ts'
import { inTime } from '#stores/in-time.ts'

/** `slow`: the order is with the panel, which needs longer than usual. */
export function SendingFace({ slow }: { slow: boolean }) {
  return (
    <>
      <CardChallenge />
      <Face lit={false} title={ACCOUNT_IN_PROCESS}>
        <p role="status">
          {slow
            ? 'This takes longer than usual. Your order is with us and is being worked on; we keep asking until it is done.'
            : 'This takes a few seconds. Please stay on this page; nothing is ordered twice if you don’t.'}
        </p>
      </Face>
    </>
  )
}

/** The terms come with the payment step, which has brought them along; after a reload the way on waits for its place below them. */
const createdTerms = () => inTime(import('./created-terms.tsx'))

export function CreatedFace(account: Created) {
  const { failed, part } = useArriving(createdTerms)
  return (
    <Face lit title={ACCOUNT_CREATED}>
      {part && <part.CreatedTerms {...account} />}
      {(part || failed) && (
        <>
          <p>Next, point {account.base_url} to your website. The dashboard shows you how.</p>
          <a className="button brick big" href={paths.dashboard}>
            Go to your dashboard
          </a>
        </>
      )}
    </Face>
  )
}

function Face({ lit, title, children }: { lit: boolean; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The screen has changed as a whole: reading starts anew at its title.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className={styles['face']}>
      <House lit={lit} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
