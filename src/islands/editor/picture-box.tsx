import { useId, useState } from 'react'
import { editorTextMessages } from '#messages/editor-text.ts'
import { pictureAddress } from '#stores/editor/editor-pictures.ts'
import { Button } from '../kit/button.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { PictureDialog } from './picture-dialog.tsx'
import styles from './item-fields.module.css'

/** The picture of a post or a reviewer. */
export function PictureBox({
  label,
  path,
  alt,
  error,
  hint,
  onChange
}: {
  label: string
  path: string
  alt: string
  error: string | undefined
  hint: string
  onChange: (picture: { path: string; alt: string }) => void
}) {
  const t = useMessages(editorTextMessages).picture
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} optional>
      <div className={styles['picture']}>
        {path && <img alt={alt} src={pictureAddress(path)} />}
        <div className={styles['acts']}>
          <Button
            aria-label={path ? t.changeLabelled(label) : t.chooseLabelled(label)}
            id={id}
            look="line"
            onClick={() => setChoosing(true)}
          >
            {path ? t.change : t.choose}
          </Button>
          {path && (
            <Button
              aria-label={t.removeLabelled(label)}
              look="quiet"
              onClick={() => onChange({ path: '', alt: '' })}
            >
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      {choosing && <PictureDialog onClose={() => setChoosing(false)} onTake={onChange} />}
    </FieldFrame>
  )
}
