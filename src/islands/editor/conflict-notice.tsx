import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { $conflict, $opened } from '#stores/editor/editor-item.ts'
import { keepMine } from '#stores/editor/editor-save.ts'
import { resolveWithTheirs } from '#stores/editor/editor-versions.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { ConflictChoice } from '../kit/editing/conflict-choice.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { DiffView } from './diff-view.tsx'
import styles from './item-page.module.css'

/** Two editors' conflicting versions and the choice between them; the history keeps the other one. */
export function ConflictNotice() {
  const t = useMessages(editorItemMessages).conflict
  const { formatMoment } = useLocalTime()
  const conflict = useStore($conflict)
  const opened = useStore($opened)
  const [comparing, setComparing] = useState(false)
  if (!conflict || opened.status !== 'ready') return null
  const { content, state: theirs } = conflict
  const { kind, values } = opened.value
  const moment = formatMoment(theirs.updated)
  const isOwn = theirs.saved_by_you
  const texts = isOwn ? t.yours : t
  return (
    <section aria-label={t.label} className={styles['conflict']}>
      <ConflictChoice
        choose={{ mine: keepMine, theirs: resolveWithTheirs }}
        compare={comparing ? t.hide : t.compare}
        onCompare={() => setComparing(!comparing)}
        texts={{ ...t, ...texts }}
        title={isOwn ? t.titleYou(moment) : t.title(theirs.updated_by, moment)}
      />
      {comparing && (
        <Panel title={t.differences}>
          <DiffView
            kind={kind}
            names={isOwn ? [t.saved, t.unsaved] : [theirs.updated_by, t.you]}
            newer={values}
            older={content}
          />
        </Panel>
      )}
    </section>
  )
}
