import { useEffect, useRef, useState } from 'react'
import { listingImportMessages } from '#messages/listings/listing-import.ts'
import type { Columns } from '#rules/content/file-columns.ts'
import { guessListingColumns } from '#rules/listings/files/guess-listing-columns.ts'
import { LISTING_COLUMNS, type ListingColumn } from '#rules/listings/files/imported-fields.ts'
import { PROVINCES } from '#rules/provinces.ts'
import {
  type ListingImportOptions,
  type ListingImportReport,
  type OpenedListingFile,
  sendListingFile
} from '#stores/listings/import-listings.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { ColumnFields } from '../../kit/importing/column-fields.tsx'
import { Notice } from '../../kit/notice.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { ImportOptions } from './import-options.tsx'
import { ListingPreview } from './listing-preview.tsx'
import styles from '../../kit/importing/importing.module.css'

/** Those that are asked for first; the others are behind a press. */
const FIRST_COLUMNS = 12

const IDENTIFYING = ['ListingId', 'ListingKey', 'UnparsedAddress', 'StreetName'] as const

/** What the columns are, how the first rows are read, and what holds for rows that don't say it. */
export function ListingMapping({
  file,
  site: { content },
  onBack,
  onEnd
}: {
  file: OpenedListingFile
  site: EditedSite
  onBack: () => void
  onEnd: (report: ListingImportReport) => void
}) {
  const t = useMessages(listingImportMessages)
  const start = useRef<HTMLParagraphElement>(null)
  const [columns, setColumns] = useState(
    () => file.remembered ?? guessListingColumns(file.headings, content.language)
  )
  const [options, setOptions] = useState<ListingImportOptions>({
    defaults: {
      MlsStatus: 'Draft',
      PropertySubType: 'Single Family Residence',
      StateOrProvince: PROVINCES.find((one) => one === content.province) ?? 'ON'
    },
    deleted: 'leave'
  })
  const [done, setDone] = useState<number>()
  const [problem, setProblem] = useState<string>()
  // The button that was pressed is gone.
  useEffect(() => start.current?.focus(), [])
  const run = async () => {
    if (IDENTIFYING.every((one) => columns[one] === undefined)) return setProblem(t.unmapped)
    setProblem(undefined)
    setDone(0)
    const report = await sendListingFile(file, columns, { onProgress: setDone, options })
    setDone(undefined)
    const { added, changed, failure, refused, same } = report
    if (failure && added + changed + same + refused.length === 0) setProblem(failure)
    else onEnd(report)
  }
  return (
    <Panel title={t.chooseTitle}>
      <div className={styles['step']}>
        <p ref={start} tabIndex={-1}>
          {t.found(file.rows.length, file.name)}
        </p>
        {file.remembered && <p className={styles['hint']}>{t.remembered}</p>}
        <ColumnChoices columns={columns} headings={file.headings} onChange={setColumns} />
        <ListingPreview columns={columns} defaults={options.defaults} file={file} />
        <ImportOptions onChange={setOptions} options={options} />
        <p className={styles['hint']}>{t.edits}</p>
        {problem && <Notice kind="error">{problem}</Notice>}
        {done !== undefined && (
          <>
            <ProgressBar aria-label={t.importing} max={file.rows.length} value={done} />
            <p role="status">{t.progress(done, file.rows.length)}</p>
          </>
        )}
        <div className={styles['actions']}>
          <Button busy={done !== undefined} busyLabel={t.importing} onClick={() => void run()}>
            {t.start(file.rows.length)}
          </Button>
          <Button aria-disabled={done !== undefined || undefined} look="line" onClick={onBack}>
            {t.chooseAnother}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function ColumnChoices({
  columns,
  headings,
  onChange
}: {
  columns: Columns<ListingColumn>
  headings: readonly string[]
  onChange: (columns: Columns<ListingColumn>) => void
}) {
  const t = useMessages(listingImportMessages)
  const more = LISTING_COLUMNS.slice(FIRST_COLUMNS)
  const chosen = more.filter((one) => columns[one] !== undefined).length
  const shared = { columns, headings, labels: t.labels, leaveOut: t.leaveOut, onChange }
  return (
    <>
      <ColumnFields
        {...shared}
        fields={LISTING_COLUMNS.slice(0, FIRST_COLUMNS)}
        legend={t.columns}
      />
      <details className={styles['more']}>
        <summary>{t.moreColumns(chosen)}</summary>
        <ColumnFields {...shared} fields={more} hidesLegend legend={t.moreColumns(chosen)} />
      </details>
    </>
  )
}
