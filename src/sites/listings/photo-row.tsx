import { widestOf } from '#rules/websites/site-media.ts'
import { HomePicture, titleOf } from '../blocks/homes/home-card.tsx'
import { PhotoGround } from '../parts/photo-ground.tsx'
import { Picture } from '../parts/picture.tsx'
import type { ListingView } from '../site-renderer.ts'
import { mediaAddress, said, type SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { PhotoViewer } from './photo-viewer.tsx'

const SIZES = '(min-width: 60rem) 44rem, 90vw'

/** The photos in a row that scrolls by finger, wheel and keyboard. Each is a link to its largest file. */
export function PhotoRow({
  view,
  shown: { details, listing }
}: {
  view: SiteView
  shown: ListingView
}) {
  const { photos } = details
  if (photos.length === 0) {
    return (
      <div className="listing-drawing">
        <HomePicture at={0} listing={listing} view={view} />
      </div>
    )
  }
  const words = LISTING_WORDS[view.language]
  const title = titleOf(view, listing).text
  return (
    <>
      <ul
        aria-label={words.photos(title)}
        className="listing-photos"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={photos.length > 1 ? 0 : undefined}
      >
        {photos.map((photo, at) => (
          <li key={photo.sha256}>
            <a
              data-photo={words.viewer.place(at + 1, photos.length)}
              href={mediaAddress(view, { ...photo, format: 'jpeg', width: widestOf(photo.width) })}
            >
              <PhotoGround colour={photo.colour} />
              <Picture
                alt={said(view, photo.alt)?.text || words.photo(at + 1, title)}
                isFirst={at === 0}
                picture={photo}
                sizes={SIZES}
                view={view}
              />
            </a>
          </li>
        ))}
      </ul>
      <PhotoViewer photos={photos.length} title={words.photos(title)} view={view} />
    </>
  )
}
