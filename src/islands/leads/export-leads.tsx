import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { leadExportMessages } from '#messages/leads/lead-export.ts'
import { LEAD_FILE_FORMATS, type LeadFileFormat } from '#rules/leads/files/lead-file-formats.ts'
import { downloadLeads } from '#stores/leads/export-leads.ts'
import { $selected } from '#stores/leads/lead-selection.ts'
import { $leadsPlace } from '#stores/leads/leads-place.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './export-leads.module.css'

/** Says which leads are exported before they are. */
export function ExportLeads() {
  const t = useMessages(leadExportMessages)
  const selected = useStore($selected)
  const { filters } = useStore($leadsPlace)
  const [busy, setBusy] = useState<LeadFileFormat>()
  const press = async (format: LeadFileFormat) => {
    setBusy(format)
    await downloadLeads(format)
    setBusy(undefined)
  }
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className={styles['choice']}>
      <p>{selected.length > 0 ? t.selected(selected.length) : isFiltered ? t.found : t.all}</p>
      <ul>
        {LEAD_FILE_FORMATS.map((format) => (
          <li key={format}>
            <Button
              aria-describedby={`export-${format}`}
              busy={busy === format}
              busyLabel={t.exporting}
              look="line"
              onClick={() => void press(format)}
              size="small"
            >
              {t.formats[format]}
            </Button>
            <span id={`export-${format}`}>{t.uses[format]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
