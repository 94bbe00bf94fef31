import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { cropDialogMessages } from '#messages/crop-dialog.ts'
import type { Area } from '#rules/websites/crop.ts'
import type { OpenPicture } from '#stores/account-setup/account-setup.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Button } from '../kit/button.tsx'
import { CropTool } from '../kit/crop-tool.tsx'
import { Modal } from '../kit/modal.tsx'
import styles from '../kit/crop-tool.module.css'

/** Crops a picture in a dialog. */
export function CropDialog({
  label,
  picture,
  round,
  opener,
  onCrop,
  onClose
}: {
  label: string
  picture: OpenPicture
  round: boolean
  /** Gets the focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  onCrop: (part: Area) => Promise<void>
  onClose: () => void
}) {
  const t = useMessages(cropDialogMessages)
  const area = useRef<Area>({ x: 0, y: 0, width: picture.width, height: picture.height })
  const [busy, setBusy] = useState(false)
  const use = async () => {
    setBusy(true)
    await onCrop(area.current)
  }
  // An unmounted dialog doesn't restore the focus by itself.
  useEffect(() => () => opener.current?.focus(), [opener])

  // Outside the step's form, which Enter would submit.
  return createPortal(
    <Modal onClose={onClose} open title={t.title(label)}>
      <CropTool onArea={(part) => (area.current = part)} picture={picture} round={round} />
      <div className={styles['buttons']}>
        <Button busy={busy} busyLabel={t.cropping} onClick={use}>
          {t.use}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Modal>,
    document.getElementById('main') ?? document.body
  )
}
