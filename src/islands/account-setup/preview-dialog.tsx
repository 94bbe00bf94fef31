import { Modal } from '../kit/modal.tsx'
import { SitePreview } from './site-preview.tsx'

export function PreviewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal onClose={onClose} open={open} title="Your website">
      {open && <SitePreview starts="Phone" />}
    </Modal>
  )
}
