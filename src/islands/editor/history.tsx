import { useEffect, useState } from 'react'
import type { ItemVersion } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { editorHistoryMessages } from '#messages/editor-history.ts'
import { $versions, loadVersions, restore } from '#stores/editor/editor-versions.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { VersionRow } from './version-row.tsx'
import styles from './history.module.css'

/** All versions: each can be compared with the previous one or the current text, and restored. */
export function History({
  kind,
  live,
  onRestored
}: {
  kind: ItemKind
  /** The version on the site. */
  live: number | null
  onRestored: () => void
}) {
  const t = useMessages(editorHistoryMessages)
  const [restoring, setRestoring] = useState<number>()
  useEffect(() => void loadVersions(), [])
  const restoreVersion = async (version: number) => {
    setRestoring(version)
    if (await restore(version)) onRestored()
    setRestoring(undefined)
  }
  // The panel's version numbers may have gaps; people count without them.
  const nameOf = (versions: readonly ItemVersion[], index: number) =>
    t.version(versions.length - index)
  return (
    <Panel title={t.versions}>
      <WhenLoaded
        loading={<TableSkeleton rows={3} />}
        of={$versions}
        retry={loadVersions}
        what={t.theVersions}
      >
        {(versions) =>
          versions.length > 0 ? (
            <ol aria-label={t.versions} className={styles['versions']}>
              {versions.map((version, index) => (
                <VersionRow
                  busy={restoring === version.version}
                  isLive={version.version === live}
                  key={version.version}
                  kind={kind}
                  name={nameOf(versions, index)}
                  of={version}
                  onRestore={index === 0 ? undefined : () => void restoreVersion(version.version)}
                  {...(versions[index + 1] && {
                    before: {
                      name: nameOf(versions, index + 1),
                      version: versions[index + 1]!.version
                    }
                  })}
                />
              ))}
            </ol>
          ) : (
            <EmptyState title={t.nothingSaved}>{t.versionsListed}</EmptyState>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}
