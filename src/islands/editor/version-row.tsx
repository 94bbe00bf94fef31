import { useStore } from '@nanostores/react'
import type { ItemVersion } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { editorHistoryMessages } from '#messages/editor-history.ts'
import { $compared, compare, stopComparing, type Pair } from '#stores/editor/editor-versions.ts'
import { Button } from '../kit/button.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { TryAgain } from '../kit/try-again.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { DiffView } from './diff-view.tsx'
import styles from './history.module.css'

/** A version with its time and author, its actions, and below it a comparison with another one. */
export function VersionRow({
  of: { published_at, updated, updated_by, version },
  name,
  kind,
  isLive,
  before,
  busy,
  onRestore
}: {
  of: ItemVersion
  name: string
  kind: ItemKind
  isLive: boolean
  /** The previous version. */
  before?: { name: string; version: number }
  busy: boolean
  /** Undefined for the newest version. */
  onRestore: (() => void) | undefined
}) {
  const t = useMessages(editorHistoryMessages)
  const { formatMoment } = useLocalTime()
  const compared = useStore($compared)
  const change: Pair | undefined = before && { older: before.version, newer: version }
  const now: Pair = { older: version, newer: null }
  const isShown = (pair: Pair | undefined) =>
    pair !== undefined && compared?.pair.older === pair.older && compared.pair.newer === pair.newer
  const shown = isShown(change) ? change : isShown(now) ? now : undefined
  const choose = (pair: Pair) => (isShown(pair) ? stopComparing() : void compare(pair))
  return (
    <li>
      <div className={styles['line']}>
        <p>
          <strong>{name}</strong>
          <span className={styles['soft']}>
            <time dateTime={updated}>{formatMoment(updated)}</time>, {updated_by}
          </span>
          {published_at && (
            <span className={`tag ${isLive ? '' : styles['past']}`}>
              {(isLive ? t.liveSince : t.wasLive)(formatMoment(published_at))}
            </span>
          )}
        </p>
        <span className={styles['acts']}>
          {change && (
            <Button
              aria-expanded={isShown(change)}
              aria-label={t.whatChangedIn(name)}
              look="line"
              onClick={() => choose(change)}
              size="small"
            >
              {t.whatChanged}
            </Button>
          )}
          {onRestore && (
            <>
              <Button
                aria-expanded={isShown(now)}
                aria-label={t.compareWithCurrentOf(name)}
                look="line"
                onClick={() => choose(now)}
                size="small"
              >
                {t.compareWithCurrent}
              </Button>
              <Button
                aria-label={t.restoreVersion(name)}
                busy={busy}
                busyLabel={t.restoring}
                look="quiet"
                onClick={onRestore}
                size="small"
              >
                {t.restore}
              </Button>
            </>
          )}
        </span>
      </div>
      {shown && compared?.status === 'loading' && <TableSkeleton rows={2} />}
      {shown && compared?.status === 'failed' && (
        <TryAgain retry={() => compare(shown)} title={t.notCompared}>
          {compared.message}
        </TryAgain>
      )}
      {shown && compared?.status === 'ready' && (
        <DiffView
          kind={kind}
          names={shown === now ? [name, t.currentText] : [before?.name ?? '', name]}
          newer={compared.newer}
          older={compared.older}
        />
      )}
    </li>
  )
}
