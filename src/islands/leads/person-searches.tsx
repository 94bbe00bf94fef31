import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { removeSavedSearch } from '#contract/leads/person-changes.ts'
import { personSearchesMessages } from '#messages/leads/person-searches.ts'
import { changePerson } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useMay } from './use-may.ts'
import styles from './person.module.css'

/** The searches whose new homes a person is emailed; nothing for one without any. */
export function PersonSearches({ person }: { person: Person }) {
  const t = useMessages(personSearchesMessages)
  if (person.saved_searches.length === 0) return null
  return (
    <Panel title={t.title}>
      {person.saved_searches.map((search) => (
        <SavedSearch key={search.saved_search_id} lead_id={person.lead.lead_id} search={search} />
      ))}
      <p className={styles['soft']}>{t.consent}</p>
    </Panel>
  )
}

function SavedSearch({
  lead_id,
  search: { confirmed_at, said, saved_search_id, sent_at, url }
}: {
  lead_id: string
  search: Person['saved_searches'][number]
}) {
  const t = useMessages(personSearchesMessages)
  const mayWork = useMay('work')
  const { formatMoment } = useLocalTime()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await changePerson(removeSavedSearch, { lead_id, saved_search_id }, t.removed)
    setBusy(false)
  }
  return (
    <div>
      <p>
        <a href={url}>{t.pick(said)}</a>
      </p>
      <p className={styles['soft']}>
        {t.since(formatMoment(confirmed_at))}{' '}
        {sent_at === null ? t.noneSent : t.lastSent(formatMoment(sent_at))}
      </p>
      {mayWork && (
        <div>
          <Button
            aria-label={t.removeOf(t.pick(said))}
            busy={busy}
            busyLabel={t.removing}
            look="line"
            onClick={() => void remove()}
            size="small"
          >
            {t.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
