import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Sequence } from '#contract/leads/sequences.ts'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import {
  $sequences,
  loadSequences,
  openSequence,
  type OpenedSequence,
  sequenceDocument,
  sequencePlace
} from '#stores/leads/sequence.ts'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { BulkPauseNotice } from './bulk-pause.tsx'
import { LetterFrame, LetterHead } from './letter-frame.tsx'
import { LetterConflict, LetterSaved } from './letter-saving.tsx'
import { SequenceActions } from './sequence-actions.tsx'
import { SequenceFieldsForm } from './sequence-fields.tsx'
import { SequenceTag } from './state-tag.tsx'
import styles from './campaigns.module.css'

const { $opened, save, startAutosave } = sequenceDocument

/** One sequence. While it is on, nothing half-typed is saved: it would be sent. */
export function SequencePage({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useMessages(sequenceMessages)
  useEffect(() => {
    void openSequence(id, isNew)
    void loadSequences()
  }, [id, isNew])
  return (
    <LetterFrame
      of={$opened}
      retry={() => openSequence(id, isNew)}
      title={t.title}
      what={t.theSequence}
    >
      {(opened) => <Opened opened={opened} />}
    </LetterFrame>
  )
}

function Opened({ opened }: { opened: OpenedSequence }) {
  const t = useMessages(sequenceMessages)
  const { fields, replacements, state } = opened
  const isOn = state?.is_on === true
  useEffect(() => (isOn ? undefined : startAutosave()), [isOn])
  return (
    <>
      <LetterHead heading={fields.name || t.add} onLeave={() => leave(isOn)} title={t.title}>
        {state && <SequenceTag of={state} />}
      </LetterHead>
      <LetterConflict document={sequenceDocument} texts={t.conflict} />
      {!isOn && <LetterSaved document={sequenceDocument} isNew={state === undefined} />}
      {state?.paused_by && <BulkPauseNotice by={state.paused_by} />}
      <UnseenAnswers />
      {state && hasBegun(state) && <Results of={state} />}
      <SequenceFieldsForm key={replacements} opened={opened} />
      <SequenceActions opened={opened} />
    </>
  )
}

/** What can't be saved stays in this browser. */
async function leave(isOn: boolean): Promise<void> {
  if (!isOn) await save()
  sequencePlace.openPlace(undefined)
}

function UnseenAnswers() {
  const t = useMessages(sequenceMessages)
  const list = useStore($sequences)
  if (list.status !== 'ready' || list.value.answers_seen) return null
  return <Notice kind="warning">{t.mailbox}</Notice>
}

const COUNTED = ['people', 'sent', 'answered', 'finished', 'stopped', 'unsubscribed'] as const

function hasBegun({ is_on, results }: Sequence): boolean {
  return is_on || COUNTED.some((name) => results[name] > 0)
}

function Results({ of }: { of: Sequence }) {
  const t = useMessages(sequenceMessages)
  return (
    <section aria-label={t.results} className={`card ${styles['card']}`}>
      <dl className={styles['results']}>
        {COUNTED.map((name) => (
          <div key={name}>
            <dt>{t.resultNames[name]}</dt>
            <dd>{of.results[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
