import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { websitePublishMessages } from '#messages/website-publish.ts'
import {
  $previewLink,
  makePreview,
  revokePreviews
} from '#stores/website-builder/builder-publish.ts'
import { copyText } from '#stores/website/website.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilder } from './use-builder-site.ts'
import styles from './panel.module.css'

/** Creates, copies and ends links to the draft. */
export function PreviewLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(websitePublishMessages).preview
  const { formatMoment } = useLocalTime()
  const { preview_until } = useBuilder().state
  const link = useStore($previewLink)
  const [busy, setBusy] = useState<'create' | 'revoke'>()
  const act = async (action: 'create' | 'revoke') => {
    setBusy(action)
    await (action === 'create' ? makePreview() : revokePreviews())
    setBusy(undefined)
  }
  return (
    <Modal onClose={onClose} open title={t.title}>
      <p>{t.text}</p>
      {link ? (
        <>
          <p className={styles['link']}>
            <a href={link.url} rel="noreferrer" target="_blank">
              {link.url}
            </a>
          </p>
          <p>{t.expires(formatMoment(link.expires))}</p>
        </>
      ) : (
        preview_until !== null && <p>{t.active(formatMoment(preview_until))}</p>
      )}
      <div className={styles['acts']}>
        {link ? (
          <Button look="ink" onClick={() => void copyText(link.url)}>
            {t.copy}
          </Button>
        ) : (
          <Button
            busy={busy === 'create'}
            busyLabel={t.creating}
            look="ink"
            onClick={() => void act('create')}
          >
            {t.create}
          </Button>
        )}
        {preview_until !== null && (
          <Button
            busy={busy === 'revoke'}
            busyLabel={t.revoking}
            look="quiet"
            onClick={() => void act('revoke')}
          >
            {t.revoke}
          </Button>
        )}
      </div>
    </Modal>
  )
}
