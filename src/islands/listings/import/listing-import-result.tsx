import { useEffect, useRef } from 'react'
import { listingImportMessages } from '#messages/listings/listing-import.ts'
import { paths } from '#rules/paths.ts'
import { downloadRows } from '#stores/import-file.ts'
import type { ListingImportReport, OpenedListingFile } from '#stores/listings/import-listings.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { RowReasons } from '../../kit/importing/row-reasons.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { noteText } from './note-text.ts'
import styles from '../../kit/importing/importing.module.css'

/** What was new, changed, the same and refused. */
export function ListingImportResult({
  file,
  onAgain,
  report
}: {
  file: OpenedListingFile
  onAgain: () => void
  report: ListingImportReport
}) {
  const t = useMessages(listingImportMessages)
  const counts = useRef<HTMLDivElement>(null)
  useEffect(() => counts.current?.focus(), [])
  const { failure } = report
  const refused = report.refused.map(({ problem, row }) => ({ row, reason: t.problems[problem] }))
  const noted = report.noted.map(({ row, ...notes }) => ({ row, reason: noteText(t, notes) }))
  const reasons = [...refused, ...noted].toSorted((one, other) => one.row - other.row)
  const shared = { more: t.more, row: t.row }
  return (
    <Panel title={t.resultTitle}>
      <div className={styles['step']}>
        {failure !== undefined && (
          <Notice kind="error" title={failure}>
            {t.stopped}
          </Notice>
        )}
        <div ref={counts} role="status" tabIndex={-1}>
          <ul>
            <li>{t.added(report.added)}</li>
            {report.changed > 0 && <li>{t.changed(report.changed)}</li>}
            {report.same > 0 && <li>{t.same(report.same)}</li>}
          </ul>
        </div>
        {refused.length > 0 && (
          <RowReasons {...shared} heading={t.refused(refused.length)} reasons={refused} />
        )}
        {noted.length > 0 && (
          <RowReasons {...shared} heading={t.noted(noted.length)} reasons={noted} />
        )}
        <div className={styles['actions']}>
          <a className="button brick" href={paths.listings}>
            {t.done}
          </a>
          {reasons.length > 0 && (
            <Button
              look="line"
              onClick={() =>
                downloadRows(file, reasons, {
                  heading: t.problem,
                  fileName: t.reportFile
                })
              }
            >
              {t.download}
            </Button>
          )}
          <Button look="line" onClick={onAgain}>
            {t.another}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
