import type { User } from '#contract/entities.ts'
import { closingClaims } from '#messages/claims/closing.ts'
import { privacyMessages } from '#messages/privacy/screen.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './close-account.module.css'

/** What goes, what stays and what else happens, as it is for this agent. */
export function WhatHappens({ user }: { user: User }) {
  const t = useMessages(privacyMessages).close
  const claims = useMessages(closingClaims)
  const { domain, gone, goneWithWebsite, kept, leads, member, plan, team } = claims
  const besides = [
    ...(user.website ? [plan, domain, team, leads] : []),
    ...(user.team ? [member] : [])
  ]
  return (
    <div className={styles['lists']}>
      <List of={user.website ? [...gone, ...goneWithWebsite] : gone} title={t.goes} />
      <List of={kept} title={t.stays} />
      {besides.length > 0 && <List of={besides} title={t.after} />}
    </div>
  )
}

function List({ of, title }: { of: readonly string[]; title: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {of.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
