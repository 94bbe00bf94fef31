import { useState } from 'react'
import { domainCardMessages } from '#messages/domain-card.ts'
import type { DomainReport } from '#contract/websites/domain.ts'
import { putBack } from '#stores/website/domain.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import own from './domain-card.module.css'

/** Restores the records that ours replaced, after a confirmation. */
export function PutBack({ report }: { report: DomainReport }) {
  const t = useMessages(domainCardMessages)
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    await putBack()
    setAsking(false)
  }
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {t.putBack}
      </Button>
      {isAsking && (
        <ConfirmDialog
          busyLabel={t.puttingBack}
          confirm={t.putBack}
          dismiss={t.cancel}
          look="brick"
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          title={t.putBackTitle(report.domain)}
        >
          <p>{t.putBackText}</p>
          <p className={own['soft']}>{t.before}</p>
          <ul className={own['before']}>
            {report.before.map((record) => (
              <li key={record}>
                <code>{record}</code>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  )
}
