import { useEffect, useState } from 'react'
import { blogMessages } from '#messages/blog-posts.ts'
import { $versions, loadVersions, restore } from '#stores/blog/blog-publish.ts'
import type { OpenedPost } from '#stores/blog/blog-post.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './blog.module.css'

/** Every saved version; an older one can be restored. */
export function PostHistory({
  opened: { state },
  onRestored
}: {
  opened: OpenedPost
  onRestored: () => void
}) {
  const texts = useMessages(blogMessages)
  const t = texts.history
  const { formatMoment } = useLocalTime()
  const [restoring, setRestoring] = useState<number>()
  // A save adds a version, or changes the newest one.
  useEffect(() => void loadVersions(), [state?.version, state?.published_version])
  const restoreVersion = async (version: number) => {
    setRestoring(version)
    if (await restore(version)) onRestored()
    setRestoring(undefined)
  }
  return (
    <Panel title={t.title}>
      <WhenLoaded
        loading={<TableSkeleton rows={3} />}
        of={$versions}
        retry={loadVersions}
        what={texts.theVersions}
      >
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
          ) : (
            <ol aria-label={t.title} className={styles['versions']}>
              {versions.map(({ published_at, updated, version }, index) => {
                const moment = formatMoment(updated)
                const isLive = version === state?.published_version
                return (
                  <li key={version}>
                    <p>
                      <time dateTime={updated}>{moment}</time>
                      {index === 0 && <span className="tag">{t.newest}</span>}
                      {isLive && <span className="tag">{t.live}</span>}
                      {!isLive && published_at && (
                        <span className={styles['soft']}>
                          {t.wasLive(formatMoment(published_at))}
                        </span>
                      )}
                    </p>
                    {index > 0 && (
                      <Button
                        aria-label={t.restoreVersion(moment)}
                        busy={restoring === version}
                        busyLabel={t.restoring}
                        look="line"
                        onClick={() => void restoreVersion(version)}
                        size="small"
                      >
                        {t.restore}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ol>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}
