import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $conflict, $opened } from '#stores/editor/editor-item.ts'
import { keepMine, takeTheirs } from '#stores/editor/editor-save.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { Notice } from '../kit/notice.tsx'
import { DiffView } from './diff-view.tsx'
import { writeMoment } from './local-time.ts'
import styles from './item-page.module.css'

/** Two have written: what the other did, and the choice. Whichever is taken, the other one stays in the history. */
export function ConflictNotice() {
  const conflict = useStore($conflict)
  const state = useStore($opened)
  const [comparing, setComparing] = useState(false)
  const [busy, setBusy] = useState<'mine' | 'theirs'>()
  if (!conflict || state.status !== 'ready') return null
  const { theirs } = conflict
  const { kind, words } = state.value
  const act = async (choice: 'mine' | 'theirs') => {
    setBusy(choice)
    await (choice === 'mine' ? keepMine() : takeTheirs())
    setBusy(undefined)
  }
  return (
    <section aria-label="Two have written" className={styles['conflict']}>
      <Notice
        kind="warning"
        title={`${theirs.updated_by} saved this on ${writeMoment(theirs.updated)}`}
      >
        <p>
          Nothing was overwritten. What you typed is kept in this browser until you choose; the one
          you don’t choose stays in the history.
        </p>
        <div className={styles['acts']}>
          <Button look="line" onClick={() => setComparing(!comparing)} size="small">
            {comparing ? 'Hide the differences' : 'Compare'}
          </Button>
          <Button
            busy={busy === 'mine'}
            busyLabel="Saving…"
            look="ink"
            onClick={() => void act('mine')}
            size="small"
          >
            Keep mine
          </Button>
          <Button
            busy={busy === 'theirs'}
            busyLabel="Fetching…"
            look="line"
            onClick={() => void act('theirs')}
            size="small"
          >
            Take theirs
          </Button>
        </div>
      </Notice>
      {comparing && (
        <Panel title="Differences">
          <DiffView
            kind={kind}
            names={[theirs.updated_by, 'You']}
            newer={words}
            older={theirs.fields}
          />
        </Panel>
      )}
    </section>
  )
}
