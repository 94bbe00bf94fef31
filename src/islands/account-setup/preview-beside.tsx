import { memo, useState, useSyncExternalStore } from 'react'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { SiteAddress, SitePreview } from './site-preview.tsx'
import styles from './preview-beside.module.css'

/** The preview: beside the step where there is room, behind a button where there is not. */
export const PreviewBeside = memo(function PreviewBeside() {
  const wide = useSyncExternalStore(
    (changed) => {
      WIDE.addEventListener('change', changed)
      return () => WIDE.removeEventListener('change', changed)
    },
    () => WIDE.matches
  )
  const [open, setOpen] = useState(false)
  if (wide) {
    return (
      <div className={styles['beside']}>
        <SitePreview />
      </div>
    )
  }
  return (
    <div className={styles['strip']}>
      <SiteAddress />
      <Button look="ink" onClick={() => setOpen(true)} size="small">
        See your website
      </Button>
      <Modal onClose={() => setOpen(false)} open={open} title="Your website">
        {open && <SitePreview starts="Phone" />}
      </Modal>
    </div>
  )
})

const WIDE = window.matchMedia('(width >= 1000px)')
