import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Person as Facts } from '#contract/leads/person.ts'
import { personMessages } from '#messages/leads/person.ts'
import { paths } from '#rules/paths.ts'
import { $person, leadAsked, loadPerson } from '#stores/leads/person.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { AccessLog } from '../team/access-log.tsx'
import { CrmGate } from './crm-gate.tsx'
import { EmailConsent } from './email-consent.tsx'
import { ErasePerson } from './erase-person.tsx'
import { NextStep } from './next-step.tsx'
import { PersonDetails } from './person-details.tsx'
import { PersonHeader } from './person-header.tsx'
import { PersonRegistrations } from './person-registrations.tsx'
import { PersonRequests } from './person-requests.tsx'
import { PersonSearches } from './person-searches.tsx'
import { PersonSequence } from './person-sequence.tsx'
import { PersonTags } from './person-tags.tsx'
import { Duplicates, KeptApart, MergedLeads } from './same-person.tsx'
import { RealPerson } from './real-person.tsx'
import { Tasks } from './tasks.tsx'
import { Timeline } from './timeline.tsx'
import { WaitingMessage } from './waiting-message.tsx'
import { useMay } from './use-may.ts'
import styles from './person.module.css'

export const Person = bounded(PersonPage)

function PersonPage() {
  const t = useMessages(personMessages)
  return (
    <CrmGate loading={<PersonSkeleton />} noWebsite={<LoadedPerson />} title={t.title}>
      {() => <LoadedPerson />}
    </CrmGate>
  )
}

function LoadedPerson() {
  const t = useMessages(personMessages)
  const [lead_id] = useState(leadAsked)
  useFocusFallback()
  useEffect(() => void loadPerson(lead_id), [lead_id])
  const { status } = useStore($person)
  const content = (
    <WhenLoaded
      loading={<PersonSkeleton />}
      of={$person}
      retry={() => loadPerson(lead_id)}
      what={t.what}
    >
      {(facts) => (facts ? <Sheet person={facts} /> : <Missing />)}
    </WhenLoaded>
  )
  return status === 'failed' ? <DashboardPage title={t.title}>{content}</DashboardPage> : content
}

/** What to do next comes first on a phone; who they are is beside it on a wide screen. */
function Sheet({ person }: { person: Facts }) {
  const mayErase = useMay('erase')
  const seesTeam = useMay('team')
  return (
    <div className={styles['page']} tabIndex={-1}>
      <PersonHeader person={person} />
      <RealPerson person={person} />
      <WaitingMessage person={person} />
      <Duplicates person={person} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <NextStep person={person} />
          <Tasks person={person} />
          <Timeline person={person} />
        </div>
        <div className={styles['column']}>
          <PersonDetails person={person} />
          <PersonTags person={person} />
          <EmailConsent person={person} />
          <PersonSequence person={person} />
          <PersonSearches person={person} />
          <PersonRegistrations person={person} />
          <PersonRequests person={person} />
          <MergedLeads person={person} />
          <KeptApart person={person} />
          {seesTeam && person.members.length > 1 && <AccessLog lead_id={person.lead.lead_id} />}
          {mayErase && <ErasePerson person={person} />}
        </div>
      </div>
    </div>
  )
}

function Missing() {
  const t = useMessages(personMessages)
  return (
    <DashboardPage title={t.missingTitle}>
      <p>{t.missingText}</p>
      <div>
        <a className="button" href={paths.leads}>
          {t.back}
        </a>
      </div>
    </DashboardPage>
  )
}

export const PersonSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(personMessages)
  return (
    <DashboardPage title={t.title}>
      <Panel busy title={t.next}>
        <TableSkeleton rows={6} />
      </Panel>
    </DashboardPage>
  )
}
