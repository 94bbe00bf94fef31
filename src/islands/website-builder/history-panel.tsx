import { useStore } from '@nanostores/react'
import { brokerageMessages } from '#messages/brokerage.ts'
import { paths } from '#rules/paths.ts'
import { websiteDetailsMessages } from '#messages/website-details.ts'
import { useEffect, useState } from 'react'
import {
  $versions,
  $viewed,
  loadVersions,
  restore,
  stopViewing,
  viewVersion
} from '#stores/website-builder/builder-versions.ts'
import { Button } from '../kit/button.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useBuilder } from './use-builder-site.ts'
import styles from './panel.module.css'

/** Every saved version: looked at in the preview, and restored. */
export function HistoryPanel() {
  const t = useMessages(websiteDetailsMessages).history
  const { stamps: approvals } = useMessages(brokerageMessages)
  const { formatMoment } = useLocalTime()
  const { state } = useBuilder()
  const viewed = useStore($viewed)
  const [restoring, setRestoring] = useState<number>()
  // A save adds a version, or changes the newest one.
  useEffect(() => void loadVersions(), [state.draft_version, state.published_version])
  useEffect(() => stopViewing, [])
  const restoreVersion = async (version: number) => {
    setRestoring(version)
    await restore(version)
    setRestoring(undefined)
  }
  return (
    <div className={styles['panel']} tabIndex={-1}>
      <h2>{t.title}</h2>
      <p className={styles['soft']}>{t.hint}</p>
      <p>
        <a href={paths.brokerage}>{approvals.list}</a>
      </p>
      <WhenLoaded
        loading={<TableSkeleton rows={3} />}
        of={$versions}
        retry={loadVersions}
        what={t.what}
      >
        {(versions) => (
          <ol aria-label={t.title} className={styles['versions']}>
            {versions.map(({ published_at, updated, version }, index) => {
              const moment = formatMoment(updated)
              const isNewest = index === 0
              return (
                <li key={version}>
                  <p>
                    <time dateTime={updated}>{moment}</time>
                    {isNewest && <span className="tag">{t.newest}</span>}
                    {version === state.published_version ? (
                      <span className="tag">{t.live}</span>
                    ) : (
                      published_at && (
                        <span className={styles['soft']}>
                          {t.wasLive(formatMoment(published_at))}
                        </span>
                      )
                    )}
                  </p>
                  {!isNewest && (
                    <span className={styles['acts']}>
                      <Button
                        aria-label={t.viewVersion(moment)}
                        aria-pressed={viewed?.version === version}
                        look="line"
                        onClick={() =>
                          viewed?.version === version ? stopViewing() : void viewVersion(version)
                        }
                        size="small"
                      >
                        {t.view}
                      </Button>
                      <Button
                        aria-label={t.restoreVersion(moment)}
                        busy={restoring === version}
                        busyLabel={t.restoring}
                        look="quiet"
                        onClick={() => void restoreVersion(version)}
                        size="small"
                      >
                        {t.restore}
                      </Button>
                    </span>
                  )}
                </li>
              )
            })}
          </ol>
        )}
      </WhenLoaded>
    </div>
  )
}
