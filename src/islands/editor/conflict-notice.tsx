import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { $conflict, $opened } from '#stores/editor/editor-item.ts'
import { keepMine } from '#stores/editor/editor-save.ts'
import { resolveWithTheirs } from '#stores/editor/editor-versions.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { DiffView } from './diff-view.tsx'
import { formatMoment } from './local-time.ts'
import styles from './item-page.module.css'

/** Two editors' conflicting versions and the choice between them; the history keeps the other one. */
export function ConflictNotice() {
  const t = useMessages(editorItemMessages).conflict
  const conflict = useStore($conflict)
  const opened = useStore($opened)
  const [comparing, setComparing] = useState(false)
  const [busy, setBusy] = useState<'mine' | 'theirs'>()
  if (!conflict || opened.status !== 'ready') return null
  const { content, state: theirs } = conflict
  const { kind, values } = opened.value
  const act = async (choice: 'mine' | 'theirs') => {
    setBusy(choice)
    await (choice === 'mine' ? keepMine() : resolveWithTheirs())
    setBusy(undefined)
  }
  const moment = formatMoment(theirs.updated)
  const isOwn = theirs.saved_by_you
  const texts = isOwn ? t.yours : t
  return (
    <section aria-label={t.label} className={styles['conflict']}>
      <Notice
        kind="warning"
        title={isOwn ? t.titleYou(moment) : t.title(theirs.updated_by, moment)}
      >
        <p>{texts.nothingLost}</p>
        <div className={styles['acts']}>
          <Button look="line" onClick={() => setComparing(!comparing)} size="small">
            {comparing ? t.hide : t.compare}
          </Button>
          <Button
            busy={busy === 'mine'}
            busyLabel={t.saving}
            look="ink"
            onClick={() => void act('mine')}
            size="small"
          >
            {texts.keepMine}
          </Button>
          <Button
            busy={busy === 'theirs'}
            busyLabel={t.restoring}
            look="line"
            onClick={() => void act('theirs')}
            size="small"
          >
            {texts.keepTheirs}
          </Button>
        </div>
      </Notice>
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
