import type { ShownHome } from '../../agent-site.ts'
import type { SiteView } from '../../view.ts'
import { KEEP_WORDS } from '../../words/keep-words.ts'
import { listingHref } from '../listing-links.ts'
import { chosenHref } from './chosen-links.ts'

/** Keeps a home in the visitor's browser; without script there is none. A sample's home can't be kept. */
export function KeepButton({
  view,
  listing,
  title,
  isLabelled = false
}: {
  view: SiteView
  listing: ShownHome
  title: string
  /** With its text beside the heart. */
  isLabelled?: boolean
}) {
  const words = KEEP_WORDS[view.language]
  // What only registered visitors see isn't kept in the address of a page that everyone can open.
  if (view.account || view.isStatic || listingHref(view, listing) === undefined) return null
  return (
    <button
      aria-label={words.keepHome(title)}
      aria-pressed={false}
      className="keep"
      data-keep={listing.listing_id}
      hidden
      type="button"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
      {isLabelled && (
        <span className="keep-words">
          <span>{words.keep}</span>
          <span>{words.kept}</span>
        </span>
      )}
    </button>
  )
}

/** To the homes that the visitor keeps; the script writes their number and their ids. */
export function KeptLink({ view }: { view: SiteView }) {
  const href = chosenHref(view, 'saved')
  if (href === undefined) return null
  return (
    <a className="kept-link" data-kept="" href={href}>
      {KEEP_WORDS[view.language].link}
      <span />
    </a>
  )
}
