import type { ListingView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** Whether photos open over the page; the account of registered visitors has no script. */
export function hasPhotoViewer({ account }: SiteView, { details }: ListingView): boolean {
  return account === undefined && details.photos.length > 0
}

/** One photo after the other, whole; the page's script fills and opens it. */
export function PhotoViewer({
  view,
  photos,
  title
}: {
  view: SiteView
  photos: number
  title: string
}) {
  if (view.account) return null
  const { close, next, previous } = LISTING_WORDS[view.language].viewer
  return (
    <dialog aria-label={title} className="photo-viewer">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys show its other photos. */}
      <ul aria-label={title} tabIndex={0} />
      {photos > 1 && (
        <>
          <button data-step="-1" type="button">
            {previous}
          </button>
          <p role="status" />
          <button data-step="1" type="button">
            {next}
          </button>
        </>
      )}
      <button data-close type="button">
        {close}
      </button>
    </dialog>
  )
}
