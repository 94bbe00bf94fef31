import { inTime } from '#stores/in-time.ts'
import { memo, useState, useSyncExternalStore } from 'react'
import { sitePreviewMessages } from '#messages/site-preview.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useOnPress } from '../kit/use-on-press.ts'
import { SiteAddress, SitePreview } from './site-preview.tsx'
import styles from './responsive-preview.module.css'

const previewDialog = () => inTime(import('./preview-dialog.tsx'))

/** The preview: beside the step on wide screens, behind a button on narrow ones. */
export const ResponsivePreview = memo(function ResponsivePreview() {
  const t = useMessages(sitePreviewMessages)
  const wide = useSyncExternalStore(
    (changed) => {
      WIDE.addEventListener('change', changed)
      return () => WIDE.removeEventListener('change', changed)
    },
    () => WIDE.matches
  )
  const [open, setOpen] = useState(false)
  const { bring, part: dialog, press } = useOnPress(previewDialog)
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
      <Button {...press} look="ink" onClick={async () => setOpen(await bring())} size="small">
        {t.open}
      </Button>
      {dialog && <dialog.PreviewDialog onClose={() => setOpen(false)} open={open} />}
    </div>
  )
})

const WIDE = window.matchMedia('(width >= 1000px)')
