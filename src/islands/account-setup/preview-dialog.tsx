import { sitePreviewMessages } from '#messages/site-preview.ts'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { SitePreview } from './site-preview.tsx'

export function PreviewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(sitePreviewMessages)
  return (
    <Modal onClose={onClose} open={open} title={t.title}>
      {open && <SitePreview initialDevice="phone" />}
    </Modal>
  )
}
