import { useEffect, useState } from 'react'
import type { ItemVersion } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { $versions, loadVersions, restore } from '#stores/editor/editor-versions.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { Empty } from '../kit/table/empty.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { VersionRow } from './version-row.tsx'
import styles from './history.module.css'

/** Every version there ever was; each set against the one before it and against what stands here, and a way back to it. */
export function History({
  kind,
  live,
  onRestored
}: {
  kind: ItemKind
  /** The one that is on the site. */
  live: number | null
  onRestored: () => void
}) {
  const [restoring, setRestoring] = useState<number>()
  useEffect(() => void loadVersions(), [])
  const bringBack = async (version: number) => {
    setRestoring(version)
    if (await restore(version)) onRestored()
    setRestoring(undefined)
  }
  return (
    <Panel title="Versions">
      <WhenLoaded
        loading={<TableOutline rows={3} />}
        of={$versions}
        retry={loadVersions}
        what="the versions"
      >
        {(versions) =>
          versions.length > 0 ? (
            <ol aria-label="Versions" className={styles['versions']}>
              {versions.map((version, index) => (
                <VersionRow
                  busy={restoring === version.version}
                  isLive={version.version === live}
                  key={version.version}
                  kind={kind}
                  name={nameOf(versions, index)}
                  of={version}
                  onRestore={index === 0 ? undefined : () => void bringBack(version.version)}
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
            <Empty title="Nothing saved yet">Every version will be listed here.</Empty>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}

/** Numbers that the panel gives may leave some out; people count. */
function nameOf(versions: readonly ItemVersion[], index: number): string {
  return `Version ${versions.length - index}`
}
