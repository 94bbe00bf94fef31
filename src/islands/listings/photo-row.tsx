import type { ComponentProps } from 'react'
import type { Line, SitePicture } from '#contract/websites/site-fields.ts'
import { listingPhotosMessages } from '#messages/listings/listing-photos.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { sitePictureAddress } from '#stores/website-builder/builder-pictures.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { MoveButtons } from '../website-builder/move-buttons.tsx'
import { useFieldSite } from '../website-builder/use-field-site.ts'
import { useErrors } from './use-listing-form.ts'
import styles from './editor.module.css'

const THUMBNAIL = 480

/** One photo: what it shows, in the website's languages, and its place. */
export function PhotoRow({
  photo,
  at,
  total,
  name,
  dragged,
  onChange,
  onMove,
  onRemove
}: {
  photo: SitePicture
  at: number
  total: number
  name: string
  /** What makes the picture draggable. */
  dragged: ComponentProps<'figure'>
  onChange: (alt: Line) => void
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const t = useMessages(listingPhotosMessages)
  const { inLanguage, languages } = useMessages(websiteBuilderMessages)
  const { language: main, second_language: second, website_id } = useFieldSite()
  const errors = useErrors()
  const isMissing = 'Media' in errors && (photo.alt.en + photo.alt.fr).trim() === ''
  const errorIn = (language: 'en' | 'fr') =>
    errors[`Media.${at}.alt.${language}`] ??
    (isMissing && language === main ? t.altMissing : undefined)
  return (
    <>
      <figure {...dragged}>
        <img alt="" draggable={false} src={sitePictureAddress(website_id, photo, THUMBNAIL)} />
        {at === 0 && <figcaption className="tag">{t.first}</figcaption>}
      </figure>
      <div className={styles['grid']}>
        {(second === null ? [main] : [main, second]).map((language) => (
          <PlainField
            error={errorIn(language)}
            hint={t.altHint}
            key={language}
            label={second === null ? t.alt(at + 1) : inLanguage(t.alt(at + 1), languages[language])}
            list="photo-descriptions"
            maxLength={300}
            name={`Media.${at}.alt.${language}`}
            onChange={(typed) => onChange({ ...photo.alt, [language]: typed })}
            value={photo.alt[language]}
          />
        ))}
      </div>
      <div className={styles['photo-acts']}>
        <MoveButtons
          at={at}
          labels={{ down: t.moveDown, up: t.moveUp }}
          name={name}
          onMove={onMove}
          total={total}
        />
        <Button aria-label={t.removeOf(name)} look="quiet" onClick={onRemove} size="small">
          {t.remove}
        </Button>
      </div>
    </>
  )
}
