import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { switchRegistration } from '#contract/leads/person-changes.ts'
import { personRegistrationMessages } from '#messages/leads/person-registration.ts'
import { changePerson } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useMay } from './use-may.ts'
import styles from './person.module.css'

/** Whether a person may see the homes of the agent's VOW; nothing for one who never registered. */
export function PersonRegistrations({ person }: { person: Person }) {
  const t = useMessages(personRegistrationMessages)
  if (person.registrations.length === 0) return null
  return (
    <Panel title={t.title}>
      {person.registrations.map((registration) => (
        <Registration
          key={registration.registration_id}
          lead_id={person.lead.lead_id}
          registration={registration}
        />
      ))}
    </Panel>
  )
}

function Registration({
  lead_id,
  registration
}: {
  lead_id: string
  registration: Person['registrations'][number]
}) {
  const t = useMessages(personRegistrationMessages)
  const mayWork = useMay('work')
  const { formatMoment } = useLocalTime()
  const [busy, setBusy] = useState(false)
  const { accepted_at, ended_at, expires_at, is_expired, registration_id } = registration
  const isOpen = ended_at === null
  const change = async () => {
    setBusy(true)
    const wish = { lead_id, registration_id, is_open: !isOpen }
    await changePerson(switchRegistration, wish, isOpen ? t.isEnded : t.isOpen)
    setBusy(false)
  }
  return (
    <div>
      <p>
        {ended_at !== null && t.ended(formatMoment(ended_at))}
        {isOpen && (is_expired ? t.expired : t.open)(formatMoment(expires_at))}
      </p>
      <p className={styles['soft']}>
        {registration.email} · {t.accepted(registration.terms_version, formatMoment(accepted_at))}
      </p>
      <details>
        <summary>{t.terms}</summary>
        {registration.terms.split('\n\n').map((paragraph) => (
          <p className={styles['soft']} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </details>
      {mayWork && (
        <div>
          <Button
            busy={busy}
            busyLabel={isOpen ? t.ending : t.reopening}
            look="line"
            onClick={() => void change()}
            size="small"
          >
            {isOpen ? t.end : t.reopen}
          </Button>
        </div>
      )}
    </div>
  )
}
