import type { Hono } from 'hono'
import * as contract from '#contract/listings/own-listings.ts'
import * as imports from '#contract/listings/import-listings.ts'
import { recallColumns, rememberColumns } from '../actions/imports/file-columns.ts'
import { importListings } from '../actions/listings/import-listings.ts'
import { addListingDocument } from '#contract/listings/listing-documents.ts'
import { DOCUMENT_BYTES_MAX } from '#rules/listings/document-path.ts'
import * as documents from '../actions/listings/listing-documents.ts'
import { contentOf } from '../actions/listings/listing-rows.ts'
import * as listings from '../actions/listings/own-listings.ts'
import * as saving from '../actions/listings/save-listing.ts'
import { ownWebsiteId } from '../actions/websites/own-site.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { received } from '../http/read-upload.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { partsOfListings } from '../records/listings/listing-parts.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
/** The longest listing, in bytes of JSON. */
const LISTING_BYTES_MAX = 200_000
const HOUR = 60 * 60
/** Of a portion whose cells are long, as JSON. */
const PORTION_BYTES_MAX = 8_000_000

/** The listings that an agent writes. */
export function listingRoutes(app: Hono, world: World): void {
  const whichOf = async (agent: AgentRow, listing_id: number) => {
    return { website_id: await ownWebsiteId(world, agent), listing_id }
  }
  const limited = ({ agent_id }: AgentRow) =>
    limit(world, `listing-save:${agent_id}`, { hits: 600, seconds: QUARTER_HOUR })

  serve(app, world, contract.ownListings, async (_input, { agent }) => ({
    data: await listings.readOwnListings(world, agent)
  }))

  serve(app, world, contract.ownListing, async ({ listing_id }, { agent }) => {
    const row = await saving.readListing(world.db, await whichOf(agent, listing_id))
    const content = contentOf(row, await partsOfListings(world.db, [listing_id]))
    return { ...(await listings.readOwnListing(world, agent, listing_id)), content }
  })

  serve(
    app,
    world,
    contract.saveListing,
    async (save, { agent }) => {
      await limited(agent)
      const { listing_id } = await saving.saveListing(world, await ownWebsiteId(world, agent), save)
      return listings.readOwnListing(world, agent, listing_id)
    },
    { bodyLimit: LISTING_BYTES_MAX }
  )

  serve(
    app,
    world,
    addListingDocument,
    async ({ file, name }, { agent }) => {
      const website_id = await ownWebsiteId(world, agent)
      const document = { file: received(file), name }
      return { MediaURL: await documents.addListingDocument(world, website_id, document) }
    },
    {
      before: async ({ agent }) => {
        const { agent_id } = agent
        await limit(world, `listing-document:${agent_id}`, { hits: 100, seconds: QUARTER_HOUR })
        await ownWebsiteId(world, agent)
      },
      bodyLimit: DOCUMENT_BYTES_MAX,
      tooLarge: documents.DOCUMENT_TOO_LARGE
    }
  )

  serve(app, world, contract.deleteListing, async ({ listing_id }, { agent }) => {
    await saving.deleteListing(world, await whichOf(agent, listing_id))
    return {}
  })

  serve(app, world, contract.putBackListing, async ({ listing_id }, { agent }) => {
    await saving.putBackListing(world, await whichOf(agent, listing_id))
    return listings.readOwnListing(world, agent, listing_id)
  })

  serve(app, world, contract.featureListings, async ({ listing_ids }, { agent }) => {
    await limited(agent)
    await listings.featureListings(world, await ownWebsiteId(world, agent), listing_ids)
    return { data: await listings.readOwnListings(world, agent) }
  })

  const filesOf = async (agent: AgentRow) => {
    return { website_id: await ownWebsiteId(world, agent), kind: 'listings' as const }
  }
  serve(app, world, imports.listingColumns, async ({ headings }, { agent }) => ({
    columns: await recallColumns(world, await filesOf(agent), headings)
  }))

  serve(app, world, imports.saveListingColumns, async (asked, { agent }) => {
    await rememberColumns(world, await filesOf(agent), asked)
    return {}
  })

  serve(
    app,
    world,
    imports.importListings,
    async (asked, { agent, request }) => {
      await limit(world, `import-listings:${agent.agent_id}`, { hits: 1000, seconds: HOUR })
      const website_id = await ownWebsiteId(world, agent)
      return inOneTransaction(world, request, (inside) => importListings(inside, website_id, asked))
    },
    { bodyLimit: PORTION_BYTES_MAX }
  )
}
