import { useEffect } from 'react'
import { leadSettingsMessages } from '#messages/leads/lead-settings.ts'
import { changeLeadSettings, leadSettingsOf } from '#stores/leads/lead-settings.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { CheckBox } from '../kit/form/check-box.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './lead-emails.module.css'

/** Which emails about their leads the agent gets. */
export function LeadEmails() {
  const t = useMessages(leadSettingsMessages)
  useEffect(() => void leadSettingsOf.load({}), [])
  return (
    <Panel title={t.title}>
      <WhenLoaded
        loading={<TableSkeleton rows={2} />}
        of={leadSettingsOf.$loaded}
        retry={() => leadSettingsOf.load({})}
        what={t.what}
      >
        {({ monthly_report, morning_summary }) => (
          <div>
            <CheckBox
              checked={morning_summary}
              label={t.morning_summary}
              onChange={(on) => void changeLeadSettings({ morning_summary: on })}
            />
            <p className={styles['hint']}>{t.morningSummaryHint}</p>
            <CheckBox
              checked={monthly_report}
              label={t.monthly_report}
              onChange={(on) => void changeLeadSettings({ monthly_report: on })}
            />
          </div>
        )}
      </WhenLoaded>
    </Panel>
  )
}
