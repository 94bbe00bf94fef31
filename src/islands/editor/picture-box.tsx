import { useId, useState } from 'react'
import { pictureAddress } from '#stores/editor/editor-pictures.ts'
import { Button } from '../kit/button.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import styles from './item-fields.module.css'

/** The one picture of a post or a person. */
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
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} optional>
      <div className={styles['picture']}>
        {path && <img alt={alt} src={pictureAddress(path)} />}
        <div className={styles['acts']}>
          <Button
            aria-label={`${path ? 'Change the' : 'Choose a picture:'} ${label.toLowerCase()}`}
            id={id}
            look="line"
            onClick={() => setChoosing(true)}
          >
            {path ? 'Change' : 'Choose a picture'}
          </Button>
          {path && (
            <Button
              aria-label={`Remove the ${label.toLowerCase()}`}
              look="quiet"
              onClick={() => onChange({ path: '', alt: '' })}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {choosing && <PictureDialog onClose={() => setChoosing(false)} onTake={onChange} />}
    </FieldFrame>
  )
}
