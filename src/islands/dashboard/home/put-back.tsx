import { useState } from 'react'
import { domainCardMessages } from '#messages/domain-card.ts'
import type { DomainReport } from '#contract/websites/domain.ts'
import { putBack } from '#stores/website/domain.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { Modal } from '../../kit/modal.tsx'
import own from './domain-card.module.css'

/** Restores the records that ours replaced, after a confirmation. */
export function PutBack({ report }: { report: DomainReport }) {
  const t = useMessages(domainCardMessages)
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const cancel = () => !busy && setAsking(false)
  const confirm = async () => {
    setBusy(true)
    await putBack()
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {t.putBack}
      </Button>
      <Modal onClose={cancel} open={isAsking} title={t.putBackTitle(report.domain)}>
        <p>{t.putBackText}</p>
        <p className={own['soft']}>{t.before}</p>
        <ul className={own['before']}>
          {report.before.map((record) => (
            <li key={record}>
              <code>{record}</code>
            </li>
          ))}
        </ul>
        <div className={own['acts']}>
          <Button busy={busy} busyLabel={t.puttingBack} onClick={confirm}>
            {t.putBack}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {t.cancel}
          </Button>
        </div>
      </Modal>
    </>
  )
}
