import { useState } from 'react'
import { listingPhotosMessages } from '#messages/listings/listing-photos.ts'
import { editListing } from '#stores/listings/open-listing.ts'
import type { TypedListing } from '#stores/listings/typed-listing.ts'
import { useDragOrder } from '../kit/editing/use-drag-order.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useFieldSite } from '../website-builder/use-field-site.ts'
import { PhotoRow } from './photo-row.tsx'
import styles from './editor.module.css'

type Photo = TypedListing['Media'][number]

/** The photos in the order visitors see them; dragged by the picture, or moved by two buttons. */
export function PhotoList({ photos }: { photos: readonly Photo[] }) {
  const t = useMessages(listingPhotosMessages)
  const { language } = useFieldSite()
  const [said, setSaid] = useState('')
  const nameOf = ({ alt }: Photo, at: number) => alt[language].trim() || t.named(at + 1)
  const move = (sha256: string, to: number) => {
    const from = photos.findIndex((one) => one.sha256 === sha256)
    const photo = photos[from]
    if (!photo) return
    editListing({ Media: photos.toSpliced(from, 1).toSpliced(to, 0, photo) })
    setSaid(t.moved(nameOf(photo, from), to + 1, photos.length))
  }
  const { source, target } = useDragOrder(move)
  return (
    <>
      {photos.length > 0 && (
        <ol aria-label={t.list} className={styles['photos']} tabIndex={-1}>
          {photos.map((photo, at) => (
            <li key={photo.sha256} {...target(photo.sha256, at)}>
              <PhotoRow
                at={at}
                dragged={source(photo.sha256, nameOf(photo, at))}
                name={nameOf(photo, at)}
                onChange={(alt) => editListing({ Media: photos.with(at, { ...photo, alt }) })}
                onMove={(to) => move(photo.sha256, to)}
                onRemove={() => {
                  editListing({ Media: photos.toSpliced(at, 1) })
                  setSaid(t.removed(nameOf(photo, at)))
                }}
                photo={photo}
                total={photos.length}
              />
            </li>
          ))}
        </ol>
      )}
      <datalist id="photo-descriptions">
        {t.suggestions.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
