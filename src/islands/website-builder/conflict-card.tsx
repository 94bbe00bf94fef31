import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { $conflict } from '#stores/website-builder/builder.ts'
import { keepMine } from '#stores/website-builder/builder-save.ts'
import {
  $viewed,
  resolveWithTheirs,
  stopViewing
} from '#stores/website-builder/builder-versions.ts'
import { formatMoment } from '../editor/local-time.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './builder.module.css'

/** Two versions of the website, and the choice between them; the history keeps the other one. */
export function ConflictCard() {
  const t = useMessages(websiteBuilderMessages).conflict
  const conflict = useStore($conflict)
  const viewed = useStore($viewed)
  const [busy, setBusy] = useState<'mine' | 'theirs'>()
  useEffect(() => {
    if (!conflict) stopViewing()
  }, [conflict])
  if (!conflict) return null
  const { content, state } = conflict
  const act = async (choice: 'mine' | 'theirs') => {
    setBusy(choice)
    await (choice === 'mine' ? keepMine() : resolveWithTheirs())
    setBusy(undefined)
  }
  return (
    <section aria-label={t.label}>
      <Notice kind="warning" title={t.title(formatMoment(state.draft_updated))}>
        <p>{t.nothingLost}</p>
        <div className={styles['choice']}>
          <Button
            look="line"
            onClick={() =>
              viewed
                ? stopViewing()
                : $viewed.set({
                    version: state.draft_version,
                    content,
                    updated: state.draft_updated
                  })
            }
            size="small"
          >
            {viewed ? t.showMine : t.showOther}
          </Button>
          <Button
            busy={busy === 'mine'}
            busyLabel={t.saving}
            look="ink"
            onClick={() => void act('mine')}
            size="small"
          >
            {t.keepMine}
          </Button>
          <Button
            busy={busy === 'theirs'}
            busyLabel={t.restoring}
            look="line"
            onClick={() => void act('theirs')}
            size="small"
          >
            {t.keepTheirs}
          </Button>
        </div>
      </Notice>
    </section>
  )
}
