import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { $shownPosts } from '#stores/blog/blog-list.ts'
import { redo, undo } from '#stores/website-builder/builder.ts'
import { $place, goTo, PANELS, type Panel } from '#stores/website-builder/builder-place.ts'
import { $viewed, stopViewing } from '#stores/website-builder/builder-versions.ts'
import { Segments } from '../kit/segments.tsx'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { AuditPanel } from './audit-panel.tsx'
import { BlockPanel } from './block-panel.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { DesignPanel } from './design-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { PagesPanel } from './pages-panel.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SavingStatus } from './saving-status.tsx'
import { SitePreview } from './site-preview.tsx'
import { useBuilder } from './use-builder-site.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import styles from './builder.module.css'

const VIEWS = ['edit', 'preview'] as const

const SHOWN: Record<Panel, () => React.ReactNode> = {
  page: BlockPanel,
  pages: PagesPanel,
  design: DesignPanel,
  details: DetailsPanel,
  check: AuditPanel,
  history: HistoryPanel
}

/** The builder: publishing, then the panel with the fields beside the live preview. */
export function BuilderScreen() {
  const t = useMessages(websiteBuilderMessages)
  const { panel } = useStore($place)
  const [view, setView] = useState<(typeof VIEWS)[number]>('edit')
  const Shown = SHOWN[panel]
  useUndoKeys()
  // Whether a block of posts is empty, and what the preview shows of them.
  useStore($shownPosts)
  return (
    <div className={styles['builder']}>
      <PublishBar />
      <ConflictCard />
      <div className={styles['bar']}>
        <UndoButtons />
        <SavingStatus />
        <div className={styles['views']}>
          <Segments
            label={t.view}
            of={VIEWS.map((one) => ({ label: t.views[one], value: one }))}
            onChoose={setView}
            value={view}
          />
        </div>
      </div>
      <div className={styles['desk']} data-view={view}>
        <div className={`card ${styles['write']}`} data-panel>
          <div className={styles['tabs']}>
            <Segments
              label={t.panel}
              of={PANELS.map((one) => ({ label: t.panels[one], value: one }))}
              onChoose={(one) => goTo({ panel: one, block_id: undefined })}
              value={panel}
            />
          </div>
          <Shown />
        </div>
        <div className={styles['look']}>
          <Viewing />
          <SitePreview />
        </div>
      </div>
    </div>
  )
}

function UndoButtons() {
  const t = useMessages(websiteBuilderMessages)
  const { past, future } = useBuilder().history
  return (
    <div className={styles['acts']}>
      <Button
        aria-disabled={past.length === 0 || undefined}
        aria-keyshortcuts="Control+Z"
        look="line"
        onClick={undo}
        size="small"
      >
        {t.undo}
      </Button>
      <Button
        aria-disabled={future.length === 0 || undefined}
        aria-keyshortcuts="Control+Y"
        look="line"
        onClick={redo}
        size="small"
      >
        {t.redo}
      </Button>
    </div>
  )
}

/** Says that the preview shows another version than the one that is edited. */
function Viewing() {
  const t = useMessages(websiteBuilderMessages).preview
  const { formatMoment } = useLocalTime()
  const viewed = useStore($viewed)
  useEffect(() => stopViewing, [])
  if (!viewed) return null
  return (
    <Notice
      action={
        <Button look="line" onClick={stopViewing} size="small">
          {t.backToEdits}
        </Button>
      }
      kind="warning"
      title={t.viewing(formatMoment(viewed.updated))}
    />
  )
}
