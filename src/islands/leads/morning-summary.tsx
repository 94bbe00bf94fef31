import { useEffect } from 'react'
import { morningSummaryMessages } from '#messages/leads/morning-summary.ts'
import {
  $morningSummary,
  loadLeadSettings,
  setMorningSummary
} from '#stores/leads/lead-settings.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { CheckBox } from '../kit/form/check-box.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'

/** Turns the morning summary on and off. */
export function MorningSummary() {
  const t = useMessages(morningSummaryMessages)
  useEffect(() => void loadLeadSettings(), [])
  return (
    <Panel title={t.title}>
      <p>{t.text}</p>
      <WhenLoaded
        loading={<TableSkeleton rows={1} />}
        of={$morningSummary}
        retry={loadLeadSettings}
        what={t.what}
      >
        {(isOn) => (
          <CheckBox checked={isOn} label={t.send} onChange={(on) => void setMorningSummary(on)} />
        )}
      </WhenLoaded>
    </Panel>
  )
}
