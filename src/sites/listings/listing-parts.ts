import type { ListingParts } from '../view.ts'
import { PhotoGround } from '../parts/photo-ground.tsx'
import { FeedNotice } from './feed-notice.tsx'
import { chosenHref, idsOf } from './saved/chosen-links.ts'
import { KeepButton } from './saved/keep-button.tsx'

/** For every page that may show a listing of the agent's or of a feed. */
export const LISTING_PARTS: ListingParts = {
  FeedNotice,
  KeepButton,
  PhotoGround,
  chosenIn: (view, language) =>
    view.chosen && chosenHref(view, view.chosen.page, { homes: idsOf(view.chosen), language })
}
