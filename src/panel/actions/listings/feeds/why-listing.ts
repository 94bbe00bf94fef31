import type { WhyFinding } from '#contract/listings/why-listing.ts'
import type { Language } from '#messages/language.ts'
import { DDF_BOARD, feedName, isSameBoard } from '#rules/listings/feeds/feed-name.ts'
import { whyShown } from '#rules/listings/feeds/why-shown.ts'
import { listingPath } from '#rules/listings/listing-path.ts'
import { type AgreementRow, agreementsOfSite } from '../../../records/listings/feeds/agreements.ts'
import {
  type ListedRow,
  listedByNumber,
  listingsById,
  ownByNumber,
  shownAmong
} from '../../../records/listings/feeds/why-listing.ts'
import type { ListingRow } from '../../../records/listings/own-listings.ts'
import { siteOf } from '../../../records/websites/sites.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import type { World } from '../../../services/world.ts'
import { agentSender } from '../../leads/agent-sender.ts'
import { slugOfListing } from '../shown-listings.ts'

/** What became of the homes with an MLS number on a website: in each of its feeds, as its reader calls them, and the agent's own. */
export async function whyListing(
  world: World,
  website_id: number,
  number: string,
  reader: Language
): Promise<WhyFinding[]> {
  const { clock, db } = world
  const site = await siteOf(db, website_id)
  const website = await websiteById(db, website_id)
  const isSiteOpen =
    site?.published_version !== null && site?.suspended_at === null && !website?.planStop
  const agreements = await agreementsOfSite(db, website_id)
  const listed = await listedByNumber(db, website_id, number)
  const rows = await listingsById(
    db,
    listed.flatMap(({ listing_id }) => listing_id ?? [])
  )
  const byId = new Map(rows.map((row) => [row.listing_id, row]))
  const own = await ownByNumber(db, website_id, number)
  const all = [...own, ...rows]
  const shown = await shownAmong(
    db,
    website_id,
    all.map(({ listing_id }) => listing_id)
  )
  const isCopy = (row: ListingRow) =>
    !shown.has(row.listing_id) &&
    all.some((one) => shown.has(one.listing_id) && one.StateOrProvince === row.StateOrProvince)
  const base = (await agentSender(world, website_id)).website
  const language = site?.language ?? 'en'
  const urlOf = (row: ListingRow) => base + listingPath(slugOfListing(row), language, language)
  const find = (row: ListingRow | undefined, found?: ListedRow): WhyFinding => {
    const why = whyShown(
      {
        isSiteOpen,
        goneAt: found?.gone_at ?? null,
        hiddenReason: row?.hidden_reason ?? null,
        hiddenSince: row?.hidden_since ?? null,
        isCopy: found !== undefined && row !== undefined && isCopy(row),
        ...(found && {
          feed: {
            display: { idx: found.is_agreed, vow: found.is_vow },
            pausedAt: found.paused_at,
            listedAt: found.listed_at
          }
        })
      },
      clock()
    )
    return {
      feed: found ? nameOf(found, reader) : '',
      reason: why.reason,
      since: why.since?.toISOString() ?? null,
      seen_at: found?.seen_at?.toISOString() ?? null,
      agreements: found ? signedFor(found, agreements) : [],
      listing_url: why.reason === 'shown' && row ? urlOf(row) : null
    }
  }
  return [
    ...listed.map((found) => find(byId.get(found.listing_id ?? 0), found)),
    ...own.map((row) => find(row))
  ]
}

function nameOf({ board, kind, name, root }: ListedRow, reader: Language): string {
  const from = board || (kind === 'ddf' ? DDF_BOARD : new URL(root).host)
  return feedName({ board: from, destination: name }, reader)
}

function signedFor({ board }: ListedRow, agreements: readonly AgreementRow[]) {
  return agreements.flatMap((one) => {
    const isSigned = one.turn === 'signed' && isSameBoard(one.board, board)
    return isSigned && one.signed_on ? [{ kind: one.kind, signed_on: one.signed_on }] : []
  })
}
