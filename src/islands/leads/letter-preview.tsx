import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'
import type { previewCampaign } from '#contract/leads/campaigns.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import type { Loaded } from '#stores/loaded.ts'
import { Modal } from '../kit/modal.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './campaigns.module.css'

type Shown = AnswerOf<typeof previewCampaign>

/** The letter as a person will read it; the panel has sanitised it. */
export function LetterPreview({
  of,
  load,
  onClose
}: {
  of: ReadableAtom<Loaded<Shown>>
  /** The same at every render, as it is called once for each. */
  load: () => Promise<void>
  onClose: () => void
}) {
  const t = useMessages(campaignMessages)
  useEffect(() => void load(), [load])
  return (
    <Modal onClose={onClose} open title={t.preview}>
      <WhenLoaded loading={<TableSkeleton rows={5} />} of={of} retry={load} what={t.thePreview}>
        {({ footer, from, html, subject }) => (
          <article className={styles['letter']}>
            <p className={styles['soft']}>{from}</p>
            <h3>{subject}</h3>
            <div dangerouslySetInnerHTML={{ __html: html }} />
            <footer className={styles['soft']}>
              {footer.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </footer>
          </article>
        )}
      </WhenLoaded>
    </Modal>
  )
}
