import { useStore } from '@nanostores/react'
import type { ItemVersion } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { $compared, compare, leaveComparing, type Pair } from '#stores/editor/editor-versions.ts'
import { Button } from '../kit/button.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { TryAgain } from '../kit/try-again.tsx'
import { DiffView } from './diff-view.tsx'
import { writeMoment } from './local-time.ts'
import styles from './history.module.css'

const NOW = 'What stands here now'

/** A version: when and whose, what can be done with it, and below it how it differs from another one. */
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
  /** The one before it. */
  before?: { name: string; version: number }
  busy: boolean
  /** Not for the newest. */
  onRestore: (() => void) | undefined
}) {
  const compared = useStore($compared)
  const change: Pair | undefined = before && { older: before.version, newer: version }
  const now: Pair = { older: version, newer: null }
  const isShown = (pair: Pair | undefined) =>
    pair !== undefined && compared?.pair.older === pair.older && compared.pair.newer === pair.newer
  const shown = isShown(change) ? change : isShown(now) ? now : undefined
  const choose = (pair: Pair) => (isShown(pair) ? leaveComparing() : void compare(pair))
  return (
    <li>
      <div className={styles['line']}>
        <p>
          <strong>{name}</strong>
          <span className={styles['soft']}>
            <time dateTime={updated}>{writeMoment(updated)}</time>, {updated_by}
          </span>
          {published_at && (
            <span className={`tag ${isLive ? '' : styles['past']}`}>
              {isLive ? 'On the site since' : 'Was published'} {writeMoment(published_at)}
            </span>
          )}
        </p>
        <span className={styles['acts']}>
          {change && (
            <Button
              aria-expanded={isShown(change)}
              aria-label={`What changed in ${name.toLowerCase()}`}
              look="line"
              onClick={() => choose(change)}
              size="small"
            >
              What changed
            </Button>
          )}
          {onRestore && (
            <>
              <Button
                aria-expanded={isShown(now)}
                aria-label={`Against now: ${name.toLowerCase()}`}
                look="line"
                onClick={() => choose(now)}
                size="small"
              >
                Against now
              </Button>
              <Button
                aria-label={`Restore ${name.toLowerCase()}`}
                busy={busy}
                busyLabel="Restoring…"
                look="quiet"
                onClick={onRestore}
                size="small"
              >
                Restore
              </Button>
            </>
          )}
        </span>
      </div>
      {shown && compared?.status === 'loading' && <TableOutline rows={2} />}
      {shown && compared?.status === 'failed' && (
        <TryAgain retry={() => compare(shown)} title="These could not be compared">
          {compared.message}
        </TryAgain>
      )}
      {shown && compared?.status === 'ready' && (
        <DiffView
          kind={kind}
          names={shown === now ? [name, NOW] : [before?.name ?? '', name]}
          newer={compared.newer}
          older={compared.older}
        />
      )}
    </li>
  )
}
