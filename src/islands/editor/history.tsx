import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ItemVersion } from '#contract/editor.ts'
import type { ItemKind } from '#contract/editor-fields.ts'
import {
  $compared,
  $versions,
  compare,
  loadVersions,
  restore,
  type Compared
} from '#stores/editor-versions.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Empty } from '../kit/empty.tsx'
import { TableOutline } from '../kit/table-outline.tsx'
import { TryAgain } from '../kit/try-again.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { DiffView } from './diff-view.tsx'
import { writeMoment } from './local-time.ts'
import styles from './item-page.module.css'

/** Every version there ever was; two of them beside each other, and a way back to each. */
export function History({ kind, onRestored }: { kind: ItemKind; onRestored: () => void }) {
  const compared = useStore($compared)
  const [restoring, setRestoring] = useState<number>()
  useEffect(() => {
    void loadVersions()
    return () => $compared.set(undefined)
  }, [])
  const bringBack = async (version: number) => {
    setRestoring(version)
    if (await restore(version)) onRestored()
    setRestoring(undefined)
  }
  return (
    <>
      <Panel title="Versions">
        <WhenLoaded loading={<TableOutline rows={3} />} of={$versions} retry={loadVersions}>
          {(versions) =>
            versions.length > 0 ? (
              <DataTable
                columns={columnsOf(versions, restoring, bringBack)}
                keyOf={({ version }) => String(version)}
                label="Versions"
                rows={versions}
              />
            ) : (
              <Empty title="Nothing saved yet">Every saving will be listed here.</Empty>
            )
          }
        </WhenLoaded>
      </Panel>
      {compared && (
        <Panel title="Differences">
          {compared.status === 'loading' && <TableOutline rows={3} />}
          {compared.status === 'failed' && (
            <TryAgain
              retry={async () => $compared.set(undefined)}
              title="These could not be compared"
            >
              {compared.message}
            </TryAgain>
          )}
          {compared.status === 'ready' && <Differences kind={kind} of={compared.value} />}
        </Panel>
      )}
    </>
  )
}

function Differences({ kind, of: { newer, older, pair } }: { kind: ItemKind; of: Compared }) {
  const names = [
    `Version ${pair.older}`,
    pair.newer === null ? 'What stands here now' : `Version ${pair.newer}`
  ] as const
  return <DiffView kind={kind} names={names} newer={newer} older={older} />
}

function columnsOf(
  versions: readonly ItemVersion[],
  restoring: number | undefined,
  bringBack: (version: number) => Promise<void>
): Column<ItemVersion>[] {
  const newest = versions[0]?.version
  const before = (version: number) => versions.find((other) => other.version < version)?.version
  return [
    { name: 'Version', cell: ({ version }) => `Version ${version}` },
    {
      name: 'Saved',
      cell: ({ updated }) => <time dateTime={updated}>{writeMoment(updated)}</time>
    },
    { name: 'By', cell: ({ updated_by }) => updated_by },
    {
      name: 'Published',
      cell: ({ published_at }) => (published_at ? writeMoment(published_at) : '-')
    },
    {
      name: 'What to do',
      cell: ({ version }) => {
        const older = before(version)
        return (
          <span className={styles['acts']}>
            {older !== undefined && (
              <Button
                aria-label={`What changed in version ${version}`}
                look="line"
                onClick={() => void compare({ older, newer: version })}
                size="small"
              >
                What changed
              </Button>
            )}
            <Button
              aria-label={`Against now: version ${version}`}
              look="line"
              onClick={() => void compare({ older: version, newer: null })}
              size="small"
            >
              Against now
            </Button>
            {version !== newest && (
              <Button
                aria-label={`Restore version ${version}`}
                busy={restoring === version}
                busyLabel="Restoring…"
                look="quiet"
                onClick={() => void bringBack(version)}
                size="small"
              >
                Restore
              </Button>
            )}
          </span>
        )
      }
    }
  ]
}
