import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { keepPeopleApart, mergePeople, separateLead } from '#contract/leads/same-person.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { personMessages } from '#messages/leads/person.ts'
import { leadPath } from '#rules/paths.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { changePerson } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { Notice } from '../kit/notice.tsx'
import { ShortTime } from '../kit/short-time.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './person.module.css'

/** Others with the same address or number, each with one press to merge. */
export function Duplicates({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const { formatShort } = useLocalTime()
  const [keeping, setKeeping] = useState<string>()
  const keepApart = async (other_id: string, name: string) => {
    setKeeping(other_id)
    const { lead_id } = person.lead
    await changePerson(keepPeopleApart, { lead_id, other_id }, t.keptApart(name))
    setKeeping(undefined)
  }
  const offered = person.duplicates.filter(({ is_apart }) => !is_apart)
  return offered.map(({ email, lead_id, name, phone, received_at }) => (
    <Notice
      action={
        <div className={styles['line']}>
          <a className="more" href={leadPath(lead_id)}>
            {t.seePerson}
          </a>
          <MergeButton look="ink" other={{ lead_id, name }} person={person} />
          <Button
            busy={keeping === lead_id}
            busyLabel={t.saving}
            look="quiet"
            onClick={() => void keepApart(lead_id, name)}
            size="small"
          >
            {t.keepApart}
          </Button>
        </div>
      }
      key={lead_id}
      kind="warning"
      title={t.duplicateTitle(name)}
    >
      {t.duplicateText(
        [email, formatPhone(phone)].filter(Boolean).join(' · '),
        formatShort(received_at)
      )}
    </Notice>
  ))
}

function MergeButton({
  look,
  other,
  person
}: {
  look: 'ink' | 'line'
  other: { lead_id: string; name: string }
  person: Person
}) {
  const t = useMessages(personMessages)
  const [busy, setBusy] = useState(false)
  const merge = async () => {
    setBusy(true)
    const two = { lead_id: person.lead.lead_id, other_id: other.lead_id }
    await changePerson(mergePeople, two, t.merged(other.name))
    setBusy(false)
  }
  return (
    <Button
      aria-label={t.mergeName(other.name)}
      busy={busy}
      busyLabel={t.merging}
      look={look}
      onClick={() => void merge()}
      size="small"
    >
      {t.merge}
    </Button>
  )
}

/** Others with the same address or number who are two people, as the agent said; that can be changed. */
export function KeptApart({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const apart = person.duplicates.filter(({ is_apart }) => is_apart)
  if (apart.length === 0) return null
  return (
    <Panel title={t.apartTitle}>
      <ul className={styles['rows']}>
        {apart.map(({ email, lead_id, name, phone }) => (
          <li className={styles['line']} key={lead_id}>
            <span className={styles['grow']}>
              <a href={leadPath(lead_id)}>{name}</a>
              <br />
              <span className={styles['soft']}>
                {[email, formatPhone(phone)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <MergeButton look="line" other={{ lead_id, name }} person={person} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What was merged into this person, and can be separated again. */
export function MergedLeads({ person: { merged } }: { person: Person }) {
  const t = useMessages(personMessages)
  const { kinds } = useMessages(leadLabels)
  const [leaving, setLeaving] = useState<string>()
  if (merged.length === 0) return null
  const separate = async (lead_id: string, name: string) => {
    setLeaving(lead_id)
    await changePerson(separateLead, { lead_id }, t.separated(name))
    setLeaving(undefined)
  }
  return (
    <Panel title={t.mergedTitle}>
      <ul className={styles['rows']}>
        {merged.map(({ can_separate, kind, lead_id, name, received_at }) => (
          <li className={styles['line']} key={lead_id}>
            <span className={styles['grow']}>
              {name}
              <br />
              <span className={styles['soft']}>
                {kinds[kind]}, <ShortTime of={received_at} />
              </span>
            </span>
            {can_separate ? (
              <Button
                aria-label={t.separateName(name)}
                busy={leaving === lead_id}
                busyLabel={t.separating}
                look="line"
                onClick={() => void separate(lead_id, name)}
                size="small"
              >
                {t.separate}
              </Button>
            ) : (
              <span className={styles['soft']}>{t.partOfMerge}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
