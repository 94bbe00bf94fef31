import { useEffect, useState } from 'react'
import type { SiteExport } from '#contract/websites/site-exports.ts'
import { takeEverythingMessages } from '#messages/take-everything.ts'
import {
  downloadExport,
  exported,
  followExport,
  startExport
} from '#stores/website/take-everything.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { Notice } from '../../kit/notice.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { ForwardSite } from './forward-site.tsx'
import styles from './take-everything.module.css'

/** The sections for an agent who takes their website elsewhere; for agents who have one. */
export function TakeEverything() {
  const t = useMessages(takeEverythingMessages)
  const load = () => exported.load({})
  useEffect(() => {
    const stop = followExport()
    void load()
    return stop
  }, [])
  return (
    <WhenLoaded loading={<Bars />} of={exported.$loaded} retry={load} what={t.what}>
      {({ data, forwarding }) => (
        <>
          <Panel title={t.file.title}>
            <div className={styles['section']} id="export">
              <p>{t.file.text}</p>
              <p>{t.file.feeds}</p>
              <ExportFile made={data} />
            </div>
          </Panel>
          <Panel title={t.forwarding.title}>
            <ForwardSite forwarding={forwarding} key={forwarding?.origin} />
          </Panel>
        </>
      )}
    </WhenLoaded>
  )
}

function ExportFile({ made }: { made: SiteExport | null }) {
  const t = useMessages(takeEverythingMessages).file
  switch (made?.state) {
    case undefined:
      return (
        <div className={styles['acts']}>
          <StartButton label={t.make} />
        </div>
      )
    case 'making':
      return (
        <div className={styles['making']} role="status">
          <p>
            <strong>{t.making}</strong>
            <br />
            {t.makingText}
          </p>
          <ProgressBar aria-label={t.making} />
        </div>
      )
    case 'ready':
      return <ReadyFile made={made} />
    case 'failed':
      return (
        <Notice action={<StartButton label={t.retry} />} kind="error" title={t.failed}>
          <p>{t.failedText}</p>
        </Notice>
      )
  }
}

function ReadyFile({ made }: { made: SiteExport }) {
  const t = useMessages(takeEverythingMessages).file
  const { formatMoment } = useLocalTime()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await downloadExport()
    setBusy(false)
  }
  return (
    <Notice kind="success" title={t.ready}>
      <p>
        {t.size(made.bytes ?? 0)}
        <br />
        {t.made(formatMoment(made.ended_at ?? made.asked_at))}
      </p>
      {made.expires_at !== null && <p>{t.until(formatMoment(made.expires_at))}</p>}
      <div className={`${styles['acts']} ${styles['inNotice']}`}>
        <Button busy={busy} busyLabel={t.downloading} look="ink" onClick={() => void download()}>
          {t.download}
        </Button>
        <StartButton label={t.again} look="line" />
      </div>
    </Notice>
  )
}

function StartButton({ label, look = 'ink' }: { label: string; look?: 'ink' | 'line' }) {
  const t = useMessages(takeEverythingMessages).file
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    await startExport()
    setBusy(false)
  }
  return (
    <Button busy={busy} busyLabel={t.starting} look={look} onClick={() => void start()}>
      {label}
    </Button>
  )
}

function Bars() {
  const t = useMessages(takeEverythingMessages)
  return (
    <>
      <Panel busy title={t.file.title}>
        <TableSkeleton rows={3} />
      </Panel>
      <Panel busy title={t.forwarding.title}>
        <TableSkeleton rows={3} />
      </Panel>
    </>
  )
}
