import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { realPersonMessages } from '#messages/leads/real-person.ts'
import { changeLead } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './person.module.css'

/** Asks whether a person is real where no human check knows it, and takes the agent's word back. */
export function RealPerson({ person }: { person: Person }) {
  const t = useMessages(realPersonMessages)
  const [busy, setBusy] = useState(false)
  const { human, lead } = person
  if (human === 'checked' || lead.is_test) return null
  const say = async (is_real: boolean) => {
    setBusy(true)
    await changeLead(person, { is_real }, is_real ? t.marked : t.undone)
    setBusy(false)
  }
  if (human === 'marked') {
    return (
      <p className={styles['line']}>
        <span className={styles['soft']}>{t.marked}</span>
        <Button
          busy={busy}
          busyLabel={t.saving}
          look="quiet"
          onClick={() => say(false)}
          size="small"
        >
          {t.undo}
        </Button>
      </p>
    )
  }
  return (
    <Notice
      action={
        <Button busy={busy} busyLabel={t.saving} look="line" onClick={() => say(true)} size="small">
          {t.confirm}
        </Button>
      }
      kind="warning"
      title={t.title}
    >
      {t.text}
    </Notice>
  )
}
