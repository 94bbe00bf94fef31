import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { joinSequence, leaveSequence } from '#contract/leads/sequences.ts'
import { personSequenceMessages } from '#messages/leads/person-sequence.ts'
import { paths } from '#rules/paths.ts'
import { changePerson } from '#stores/leads/person.ts'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useMay } from './use-may.ts'
import styles from './person.module.css'

/** The sequence that a person is in, or the way into one. */
export function PersonSequence({ person }: { person: Person }) {
  const t = useMessages(personSequenceMessages)
  const mayWrite = useMay('write')
  const { sequence, sequences } = person
  return (
    <Panel title={t.title}>
      {sequence ? (
        <InSequence lead_id={person.lead.lead_id} sequence={sequence} />
      ) : sequences.length > 0 ? (
        <JoinSequence person={person} />
      ) : (
        <p>{t.noneOn}</p>
      )}
      {mayWrite && (
        <div>
          <a href={paths.sequences}>{t.all}</a>
        </div>
      )}
    </Panel>
  )
}

function InSequence({
  lead_id,
  sequence: { name, next_at, sent, steps }
}: {
  lead_id: string
  sequence: NonNullable<Person['sequence']>
}) {
  const t = useMessages(personSequenceMessages)
  const { formatMoment } = useLocalTime()
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    await changePerson(leaveSequence, { lead_id }, t.stopped)
    setBusy(false)
  }
  return (
    <>
      <div>
        <p>
          {t.inIt(name)} {next_at === null ? t.sending : t.next(formatMoment(next_at))}
        </p>
        <p className={styles['soft']}>{t.progress(sent, steps)}</p>
      </div>
      <div>
        <Button
          busy={busy}
          busyLabel={t.stopping}
          look="line"
          onClick={() => void stop()}
          size="small"
        >
          {t.stop}
        </Button>
      </div>
    </>
  )
}

function JoinSequence({ person: { lead, sequences } }: { person: Person }) {
  const t = useMessages(personSequenceMessages)
  const [chosen, setChosen] = useState(sequences[0]?.sequence_id ?? '')
  const [busy, setBusy] = useState(false)
  const sequence = sequences.find(({ sequence_id }) => sequence_id === chosen) ?? sequences[0]
  const join = async () => {
    if (!sequence) return
    setBusy(true)
    const { name, sequence_id } = sequence
    await changePerson(joinSequence, { lead_id: lead.lead_id, sequence_id }, t.joined(name))
    setBusy(false)
  }
  return (
    <>
      <p>{t.none}</p>
      <PlainForm className={`${styles['line']} ${styles['fields']}`} onSubmit={join}>
        <div className={styles['grow']}>
          <PlainSelect
            label={t.choose}
            name="sequence"
            of={sequences.map(({ name, sequence_id }) => ({ value: sequence_id, label: name }))}
            onChoose={setChosen}
            value={sequence?.sequence_id ?? ''}
          />
        </div>
        <Button busy={busy} busyLabel={t.joining} look="line" size="small" type="submit">
          {t.join}
        </Button>
      </PlainForm>
    </>
  )
}
