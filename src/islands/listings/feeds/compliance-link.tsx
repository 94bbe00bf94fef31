import { useState } from 'react'
import { whyPanelMessages } from '#messages/listings/why-panel.ts'
import { makeComplianceLink } from '#stores/listings/why-listing.ts'
import { copyText } from '#stores/website/website.ts'
import { Button } from '../../kit/button.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './feeds.module.css'

/** Makes the link with which a board's officer looks up the same. */
export function ComplianceLink() {
  const t = useMessages(whyPanelMessages)
  const { formatMoment } = useLocalTime()
  const [link, setLink] = useState<{ url: string; expires_at: string }>()
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    setLink((await makeComplianceLink()) ?? link)
    setBusy(false)
  }
  return (
    <section className={styles['officer']}>
      <h3>{t.officer}</h3>
      <p className={styles['soft']}>{t.officerText}</p>
      <div aria-live="polite">
        {link && (
          <>
            <p className={styles['url']}>{link.url}</p>
            <p className={styles['soft']}>{t.until(formatMoment(link.expires_at))}</p>
          </>
        )}
      </div>
      <div className={styles['acts']}>
        <Button
          busy={busy}
          busyLabel={t.making}
          look="line"
          onClick={() => void make()}
          size="small"
        >
          {t.makeLink}
        </Button>
        {link && (
          <Button look="ink" onClick={() => void copyText(link.url)} size="small">
            {t.copy}
          </Button>
        )}
      </div>
    </section>
  )
}
