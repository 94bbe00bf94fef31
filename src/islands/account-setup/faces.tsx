import { useEffect, useRef, type ReactNode } from 'react'
import { ACCOUNT_CREATED, ACCOUNT_IN_PROCESS } from '#contract/payment.ts'
import { LONG_DATE, writeDate } from '#rules/calendar.ts'
import { writeCad } from '#rules/money.ts'
import { paths } from '#rules/paths.ts'
import { planStart, trialEnd } from '#rules/plan.ts'
import type { Created } from '#stores/submission.ts'
import styles from './faces.module.css'
import { House } from './house.tsx'

export function SendingFace() {
  return (
    <Face lit={false} title={ACCOUNT_IN_PROCESS}>
      <p role="status">
        This takes a few seconds. Please stay on this page; nothing is ordered twice if you don’t.
      </p>
    </Face>
  )
}

export function CreatedFace(account: Created) {
  return (
    <Face lit title={ACCOUNT_CREATED}>
      <p>{termsOf(account, new Date())}</p>
      <p>Next, point {account.base_url} to your website. The dashboard shows you how.</p>
      <a className="button brick big" href={paths.dashboard}>
        Go to your dashboard
      </a>
    </Face>
  )
}

function termsOf({ isTrial, paid, plan_name }: Created, now: Date): string {
  if (isTrial) {
    const end = writeDate(trialEnd(now), LONG_DATE)
    return `Your free trial of the ${plan_name} plan runs until ${end}. Nothing was charged today.`
  }
  const price = paid === undefined ? '' : ` ${writeCad(paid)}`
  const start = writeDate(planStart(now), LONG_DATE)
  return `You paid${price} for the ${plan_name} plan. It starts on ${start}; your receipt is in the mail.`
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
