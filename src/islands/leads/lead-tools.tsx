import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { leadExportMessages } from '#messages/leads/lead-export.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { $leadsPlace } from '#stores/leads/leads-place.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ExportLeads } from './export-leads.tsx'
import { ImportLeads } from './import-leads.tsx'
import { LeadFilterFields, LeadSearch } from './lead-filters.tsx'
import { LeadViews } from './lead-views.tsx'
import { useMay } from './use-may.ts'
import styles from './lead-tools.module.css'

/**
 * The search, and a row of buttons of which one at a time opens what is below. On a phone the views are
 * among the filters, so that the first person is on the first screen.
 */
export function LeadTools() {
  const t = useMessages(leadListMessages)
  const { export: exportLabel } = useMessages(leadExportMessages)
  const { filters } = useStore($leadsPlace)
  const [opened, setOpened] = useState<'export' | 'filters'>()
  const id = useId()
  const mayImport = useMay('import')
  const mayExport = useMay('export')
  const { search: _, ...others } = filters
  const count = Object.keys(others).length
  const toggle = (which: 'export' | 'filters', label: string) => (
    <Toggle
      controls={id}
      isOpen={opened === which}
      onPress={() => setOpened(opened === which ? undefined : which)}
    >
      {label}
    </Toggle>
  )
  return (
    <div className={styles['tools']} data-opened={opened}>
      <div className={styles['line']}>
        <LeadSearch />
        <div className={styles['buttons']}>
          {toggle('filters', count > 0 ? t.filtersSet(count) : t.filters)}
          {mayImport && <ImportLeads />}
          {mayExport && toggle('export', exportLabel)}
        </div>
      </div>
      <div className={styles['views']}>
        <LeadViews />
      </div>
      {opened && (
        <div className={styles['opened']} id={id}>
          {opened === 'filters' ? <LeadFilterFields count={count} /> : <ExportLeads />}
        </div>
      )}
    </div>
  )
}

function Toggle({
  children,
  controls,
  isOpen,
  onPress
}: {
  children: ReactNode
  controls: string
  isOpen: boolean
  onPress: () => void
}) {
  return (
    <Button
      aria-controls={isOpen ? controls : undefined}
      aria-expanded={isOpen}
      className={styles['toggle'] ?? ''}
      look="line"
      onClick={onPress}
      size="small"
    >
      {children}
      <svg aria-hidden="true" height="16" viewBox="0 0 20 20" width="16">
        <path d="m5 7.5 5 5 5-5" />
      </svg>
    </Button>
  )
}
