import { useId, useState } from 'react'
import { listingPhotosMessages } from '#messages/listings/listing-photos.ts'
import { LISTING_PHOTOS_MAX } from '#rules/listings/listing-limits.ts'
import { SITE_PICTURE_ACCEPT } from '#rules/websites/picture-upload.ts'
import { addPhoto, addPicture } from '#stores/listings/photo-uploads.ts'
import { toast } from '#stores/site/toasts.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { FileButton } from '../kit/form/file-button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { SitePictureDialog } from '../website-builder/picture-dialog.tsx'
import { PhotoList } from './photo-list.tsx'
import { PhotoUploads } from './photo-uploads.tsx'
import { useErrors, useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

/** The photos: many files at once, in the order in which visitors see them. */
export function PhotoFields() {
  const t = useMessages(listingPhotosMessages)
  const { Media } = useTyped()
  const errors = useErrors()
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  // One that lacks a description says so itself.
  const isDescribed = Media.every(({ alt }) => (alt.en + alt.fr).trim() !== '')
  const error = isDescribed ? errors['Media'] : undefined
  return (
    <Panel
      aside={<p className={styles['soft']}>{t.limit(Media.length, LISTING_PHOTOS_MAX)}</p>}
      title={t.title}
    >
      <FieldFrame error={error} hint={t.formats} id={id} label={t.choose}>
        <div className={styles['choose']}>
          <FileButton
            accept={SITE_PICTURE_ACCEPT}
            id={id}
            isRefused={error !== undefined}
            label={t.choose}
            multiple
            name="Media"
            onChoose={addPhoto}
          >
            {t.choose}
          </FileButton>
          <Button look="quiet" onClick={() => setChoosing(true)} size="small">
            {t.yours}
          </Button>
        </div>
      </FieldFrame>
      <PhotoUploads />
      <PhotoList photos={Media} />
      {choosing && (
        <SitePictureDialog
          onClose={() => setChoosing(false)}
          onTake={(picture) => {
            const refusal = addPicture(picture)
            if (refusal !== undefined) toast('error', refusal)
          }}
        />
      )}
    </Panel>
  )
}
