import { useEffect, useState } from 'react'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { leadSettingsOf, setMonthlyReport } from '#stores/leads/report.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './report-settings.module.css'

/** Turns the email with the monthly report on and off. */
export function ReportSettings() {
  const t = useMessages(leadReportMessages).settings
  const [busy, setBusy] = useState(false)
  useEffect(() => void leadSettingsOf.load({}), [])
  const change = async (wanted: boolean) => {
    if (busy) return
    setBusy(true)
    await setMonthlyReport(wanted)
    setBusy(false)
  }
  return (
    <Panel title={t.title}>
      <WhenLoaded
        loading={<TableSkeleton rows={1} />}
        of={leadSettingsOf.$loaded}
        retry={() => leadSettingsOf.load({})}
        what={t.what}
      >
        {({ monthly_report }) => (
          <label className={styles['choice']}>
            <input
              aria-busy={busy}
              checked={monthly_report}
              onChange={(event) => void change(event.currentTarget.checked)}
              type="checkbox"
            />
            <span>{t.label}</span>
          </label>
        )}
      </WhenLoaded>
    </Panel>
  )
}
