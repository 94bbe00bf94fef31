import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { importLeads } from '#contract/leads/import-leads.ts'
import { publishSitePost, saveSitePost } from '#contract/websites/site-posts.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { insertMedia, insertMediaFiles } from '#panel/records/websites/site-media.ts'
import type { ConvertedPicture } from '#panel/services/pictures/converted-picture.ts'
import { convertPicture } from '#panel/services/pictures/site-pictures.ts'
import { cellsBy } from '#rules/content/file-columns.ts'
import { guessColumns } from '#rules/leads/files/guess-columns.ts'
import { IMPORT_PORTION } from '#rules/leads/files/import-limits.ts'
import { IMPORT_FIELDS } from '#rules/leads/files/imported-row.ts'
import { readLeadFile } from '#rules/leads/files/read-lead-file.ts'
import { publishContent } from './hosting.ts'
import { openListings } from './listings.ts'
import type { TestPanel } from './panel.ts'
import { subscribe } from './billing.ts'
import { postContent } from './site-posts.ts'

type Agent = { token: string; website_id: number }
type Counts = { homes: number; leads: number; photosPerHome: number }

const STATUSES = ['Active', 'Conditional', 'Exclusive', 'Coming Soon', 'Sold', 'Draft'] as const

/** An agent whose website has homes with photographs, posts and leads. */
export async function fullAccount(
  panel: TestPanel,
  content: SiteContent,
  { homes, leads, photosPerHome }: Counts
): Promise<Agent> {
  const agent = await subscribe(panel)
  const { token, website_id } = agent
  await publishContent(panel.world.db, website_id, await withPictures(panel, website_id, content))
  await addHomes(panel, agent, { homes, photosPerHome })
  for (const language of ['en', 'fr'] as const) {
    const written = postContent({ language, title: language === 'fr' ? 'Été' : 'Summer' })
    const save = { post_id: null, base_version: 0, content: written }
    const { post_id, version } = (await panel.call(saveSitePost, save, { token })).body
    await panel.call(publishSitePost, { post_id, version }, { token })
  }
  const rows = Array.from({ length: leads }, (_, at) => [
    `Marie-Ève “${at}” O’Neil`,
    `lead${at}@visitor.test`,
    `416555${String(at % 10_000).padStart(4, '0')}`,
    `${at} Elm Street; Toronto`,
    `Is it still for sale?\nI can come at ${at}, or "later".`,
    'buyer, Rénovation'
  ])
  await importRows(panel, token, [
    ['Name', 'Email', 'Phone', 'Address', 'Message', 'Tags'],
    ...rows
  ])
  return agent
}

async function addHomes(
  panel: TestPanel,
  agent: Agent,
  { homes, photosPerHome }: Pick<Counts, 'homes' | 'photosPerHome'>
): Promise<void> {
  const listings = await openListings(panel, agent)
  const pictures = await somePictures()
  for (let at = 0; at < homes; at++) {
    const Media = []
    for (let photo = 0; photo < photosPerHome; photo++) {
      const picture = pictures[photo % pictures.length]!
      const { height, sha256, width } = await storePicture(
        panel,
        agent.website_id,
        picture,
        `${at} ${photo}`
      )
      const alt = { en: `Room ${photo}`, fr: `Pièce ${photo}` }
      Media.push({ sha256, width, height, alt })
    }
    const MlsStatus = STATUSES[at % STATUSES.length]!
    const { body } = await listings.save({
      MlsStatus,
      ListingId: at % 3 === 0 ? '' : `C57${at}`,
      title: { en: `Home <${at}> & garden`, fr: `Propriété ${at}` },
      PublicRemarks: { en: `Three floors.\n\nNumber ${at}.`, fr: 'Trois étages.' },
      UnparsedAddress: `${at + 1} Elm Street`,
      ListPrice: at % 5 === 0 ? null : 700_000 + at,
      features: at % 2 === 0 ? ['garage', 'pool'] : [],
      ParkingTotal: at % 4,
      InternetAddressDisplayYN: at % 7 !== 0,
      ...(MlsStatus === 'Sold' && { ClosePrice: 800_000, CloseDate: '2026-10-01' }),
      Rooms: [
        {
          RoomType: { en: 'Kitchen', fr: 'Cuisine' },
          RoomLevel: { en: 'Main', fr: '' },
          RoomDimensions: '3 x 4 m'
        }
      ],
      openHouses:
        MlsStatus === 'Active'
          ? [
              {
                OpenHouseDate: '2026-11-28',
                OpenHouseStartTime: '14:00',
                OpenHouseEndTime: '16:00',
                OpenHouseRemarks: {}
              }
            ]
          : [],
      Media
    })
    if (body.api_status !== 0) throw new Error(`no listing: ${JSON.stringify(body)}`)
  }
}

/** Noise, which compresses as badly as a photograph. */
async function somePictures(): Promise<ConvertedPicture[]> {
  return Promise.all(
    [90, 120, 150].map(async (mean) => {
      const noise = { type: 'gaussian' as const, mean, sigma: 18 }
      const create = { width: 1600, height: 1067, channels: 3 as const, background: '#456', noise }
      const bytes = await sharp({ create }).blur(2).jpeg().toBuffer()
      return convertPicture([bytes])
    })
  )
}

/** The same pixels as another picture of the website. */
async function storePicture(
  { now, world }: TestPanel,
  website_id: number,
  { colour, files, height, width }: ConvertedPicture,
  name: string
) {
  const sha256 = createHash('sha256').update(name).digest('hex')
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  const created = now()
  await insertMedia(world.db, { website_id, sha256, width, height, bytes, colour, created })
  await insertMediaFiles(
    world.db,
    files.map((file) => ({ website_id, sha256, ...file }))
  )
  return { sha256, width, height }
}

/** The content's pictures are this website's own. */
async function withPictures(
  panel: TestPanel,
  website_id: number,
  content: SiteContent
): Promise<SiteContent> {
  const [picture] = await somePictures()
  const { height, sha256, width } = await storePicture(panel, website_id, picture!, 'content')
  const stored = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'sha256' in value
      ? { ...value, sha256, width, height }
      : value
  return JSON.parse(JSON.stringify(content), stored) as SiteContent
}

/** Imports a table, or an exported file, as the dashboard does. */
export async function importRows(
  panel: TestPanel,
  token: string,
  table: string[][] | Uint8Array
): Promise<number> {
  const [first = [], ...others] = Array.isArray(table) ? table : []
  const numbers = others.map((_, at) => at + 2)
  const file = Array.isArray(table)
    ? { headings: first, rows: others, numbers }
    : readLeadFile(table)
  const mapping = guessColumns(file.headings)
  const rows = file.rows.map((row, at) => ({
    row: file.numbers[at] ?? 0,
    cells: cellsBy(IMPORT_FIELDS, mapping, row)
  }))
  let added = 0
  for (let at = 0; at < rows.length; at += IMPORT_PORTION) {
    const portion = { duplicates: 'add' as const, rows: rows.slice(at, at + IMPORT_PORTION) }
    const { body } = await panel.call(importLeads, portion, { token })
    if (body.api_status !== 0) throw new Error(`not imported: ${JSON.stringify(body)}`)
    added += body.added
  }
  return added
}
