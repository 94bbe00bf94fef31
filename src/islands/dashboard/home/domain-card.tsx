import { useEffect, useState } from 'react'
import { domainCardMessages } from '#messages/domain-card.ts'
import type { DomainState, Website } from '#contract/entities.ts'
import type { DomainReport } from '#contract/websites/domain.ts'
import { domain, moveAgain } from '#stores/website/domain.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { SkeletonBar } from '../../kit/skeleton.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { DomainFindings } from './domain-findings.tsx'
import { DomainClaim } from './domain-claim.tsx'
import { RecordLine } from './domain-record.tsx'
import { DomainWays } from './domain-ways.tsx'
import { PutBack } from './put-back.tsx'
import styles from '../dashboard-home.module.css'
import own from './domain-card.module.css'

/** Where the domain points, what it has today, and how to bring it to the website. */
export function DomainCard({ state, website }: { state: DomainState; website: Website }) {
  const t = useMessages(domainCardMessages)
  const isLive = state === 'live'
  const [isOpen, setOpen] = useState(!isLive)
  useEffect(() => {
    if (isOpen) void domain.load({})
  }, [isOpen])
  return (
    <section aria-labelledby="domain-title" className={`card ${styles['card']} ${own['card']}`}>
      <header>
        <h2 id="domain-title">{t.title}</h2>
      </header>
      <DomainStatus state={state} website={website} />
      {isOpen ? (
        <WhenLoaded
          loading={<Looking domain={website.base_url} />}
          of={domain.$loaded}
          retry={() => domain.load({})}
          what={t.loading}
        >
          {(report) => <Report report={report} state={state} />}
        </WhenLoaded>
      ) : (
        <footer>
          <Button look="line" onClick={() => setOpen(true)} size="small">
            {t.details}
          </Button>
        </footer>
      )}
      <footer>
        <DomainClaim />
      </footer>
    </section>
  )
}

/** One sentence, and where the website is open meanwhile. */
function DomainStatus({ state, website }: { state: DomainState; website: Website }) {
  const t = useMessages(domainCardMessages)
  const { base_url, is_open, website_url } = website
  const sentence = {
    held: t.held(base_url),
    live: t.shown(base_url),
    lost: t.lost(base_url),
    waiting: t.opensFirst
  }[state]
  return (
    <div className={own['status']}>
      <p>
        <strong>{sentence}</strong>
      </p>
      {state !== 'live' && is_open && website_url !== undefined && (
        <p>
          {t.openNow[0]}
          <a href={website_url} rel="noopener" target="_blank">
            {website_url}
          </a>
          {t.openNow[1]}
        </p>
      )}
      {is_open === false && <p>{t.notOpen}</p>}
    </div>
  )
}

function Report({ report, state }: { report: DomainReport; state: DomainState }) {
  const t = useMessages(domainCardMessages)
  const isClosed = report.block === 'closed'
  return (
    <>
      {isClosed && state !== 'live' && <p>{t.leaveIt(report.domain)}</p>}
      <ByHand report={report} />
      {state === 'live' ? <Replaced report={report} /> : <DomainFindings report={report} />}
      {!isClosed && (state === 'waiting' || state === 'lost') && <DomainWays report={report} />}
      {(report.can_put_back || state === 'held') && (
        <footer>
          {report.can_put_back && <PutBack report={report} />}
          {state === 'held' && <MoveAgain />}
        </footer>
      )}
    </>
  )
}

/** Where the agent's own DNS host has our records, only the agent can put the old ones back. */
function ByHand({ report }: { report: DomainReport }) {
  const t = useMessages(domainCardMessages)
  const { by_hand, domain: name } = report
  if (by_hand.length === 0) return null
  return (
    <section className={own['way']}>
      <h3>{t.byHand}</h3>
      <p>{t.byHandText(name)}</p>
      <ul>
        {by_hand.map((record) => (
          <RecordLine key={record.host + record.type + record.value} record={record} />
        ))}
      </ul>
    </section>
  )
}

/** What the domain had before, for going back by the button. */
function Replaced({ report }: { report: DomainReport }) {
  const t = useMessages(domainCardMessages)
  if (report.before.length === 0 || report.by_hand.length > 0) return null
  return (
    <div className={own['status']}>
      <p className={own['soft']}>{t.before}</p>
      <ul>
        {report.before.map((record) => (
          <li key={record}>
            <code>{record}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MoveAgain() {
  const t = useMessages(domainCardMessages)
  const [busy, setBusy] = useState(false)
  const move = async () => {
    setBusy(true)
    await moveAgain()
    setBusy(false)
  }
  return (
    <Button busy={busy} busyLabel={t.moving} look="ink" onClick={move}>
      {t.move}
    </Button>
  )
}

function Looking({ domain: name }: { domain: string }) {
  const t = useMessages(domainCardMessages)
  return (
    <div aria-busy="true" aria-label={t.looking(name)} className={own['looking']} role="status">
      <SkeletonBar wide={12} />
      <SkeletonBar wide={32} />
      <SkeletonBar wide={20} />
    </div>
  )
}
