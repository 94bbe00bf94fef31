import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { leadChangeMessages } from '#messages/leads/lead-changes.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { $doneChange, undoLastChange, type DoneChange } from '#stores/leads/lead-selection.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './bulk-bar.module.css'

/** What the last change did exactly, with an undo; it stays until the next change. */
export function ChangeReport({ onUndone }: { onUndone?: () => void }) {
  const t = useMessages(leadChangeMessages)
  const done = useStore($doneChange)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const text = useReport(done)
  const undo = async () => {
    setBusy(true)
    const problem = await undoLastChange()
    setError(problem)
    if (!problem) onUndone?.()
    setBusy(false)
  }
  return (
    <div className={styles['report']}>
      <p role="status">{error ?? text}</p>
      {done && done.undo.length > 0 && (
        <Button busy={busy} busyLabel={t.undoing} look="line" onClick={undo} size="small">
          {t.undo}
        </Button>
      )}
    </div>
  )
}

function useReport(done: DoneChange | undefined): string {
  const t = useMessages(leadChangeMessages)
  const { stages } = useMessages(leadLabels)
  if (!done) return ''
  const { changed, isUndo, left, missing, stage, unchanged } = done
  if (isUndo) return [t.undone(changed), left > 0 && t.stayOut(left)].filter(Boolean).join(' ')
  const said = [
    changed === 0 ? t.nothing : stage ? t.moved(changed, stages[stage]) : t.changed(changed),
    left > 0 && t.leftSequence(left),
    unchanged > 0 && t.unchanged(unchanged),
    missing > 0 && t.missing(missing)
  ]
  return said.filter(Boolean).join(' ')
}
