import { leadImportMessages } from '#messages/leads/lead-import.ts'
import { downloadRefused, type ImportReport, type NamedFile } from '#stores/leads/import-leads.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './import-leads.module.css'

/** Rows listed on screen; the file to download has all of them. */
const LISTED = 20

const COUNTS = ['repeated', 'known', 'erased'] as const

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
      <ul role="status">
        <li>{t.added(report.added)}</li>
        {COUNTS.filter((count) => report[count] > 0).map((count) => (
          <li key={count}>{t[count](report[count])}</li>
        ))}
      </ul>
      {refused.length > 0 && (
        <div>
          <p>{t.refused(refused.length)}</p>
          <ul>
            {refused.slice(0, LISTED).map(({ problem, row }) => (
              <li key={row}>
                {t.row(row)}: {t.problems[problem]}
              </li>
            ))}
            {refused.length > LISTED && <li>{t.more(refused.length - LISTED)}</li>}
          </ul>
        </div>
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
