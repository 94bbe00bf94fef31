import type { ListingParts } from '../view.ts'
import { FeedNotice } from './feed-notice.tsx'
import { KeepButton } from './saved/keep-button.tsx'

/** For every page that may show a listing of the agent's or of a feed. */
export const LISTING_PARTS: ListingParts = { FeedNotice, KeepButton }
