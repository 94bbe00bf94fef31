import { leadImportMessages } from '#messages/leads/lead-import.ts'
import { downloadRefused, type ImportReport, type NamedFile } from '#stores/leads/import-leads.ts'
import { Button } from '../kit/button.tsx'
import { RowReasons } from '../kit/importing/row-reasons.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from '../kit/importing/importing.module.css'

const COUNTS = ['withdrawn', 'repeated', 'known', 'erased'] as const

export function ImportResult({
  file,
  onDone,
  report
}: {
  file: NamedFile
  onDone: () => void
  report: ImportReport
}) {
  const t = useMessages(leadImportMessages)
  const { failure, refused } = report
  return (
    <div className={styles['step']}>
      {failure && (
        <Notice kind="error" title={failure.message}>
          {t.stopped}
        </Notice>
      )}
      <div role="status">
        <ul>
          <li>{t.added(report.added)}</li>
          {COUNTS.filter((count) => report[count] > 0).map((count) => (
            <li key={count}>{t[count](report[count])}</li>
          ))}
        </ul>
      </div>
      {refused.length > 0 && (
        <RowReasons
          heading={t.refused(refused.length)}
          more={t.more}
          reasons={refused.map(({ problem, row }) => ({ row, reason: t.problems[problem] }))}
          row={t.row}
        />
      )}
      <div className={styles['actions']}>
        <Button onClick={onDone}>{t.done}</Button>
        {refused.length > 0 && (
          <Button
            look="line"
            onClick={() => downloadRefused(file, refused, { ...t, fileName: t.refusedFile })}
          >
            {t.downloadRefused}
          </Button>
        )}
      </div>
    </div>
  )
}
