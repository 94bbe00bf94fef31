import type { NewAccount } from '#contract/account-setup/new-account.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { firstContent } from '#sites/first-content.ts'
import type { WizardPicture } from '#sites/first-site.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { insertMedia } from '../../records/websites/site-media.ts'
import { insertSiteVersion } from '../../records/websites/site-versions.ts'
import { insertSite, lockWebsitesWithoutSite } from '../../records/websites/sites.ts'
import { orderedWebsite, picturesOf } from '../../records/websites/websites.ts'
import { readDataUrl } from '../../services/pictures/data-url.ts'
import type { Db, World } from '../../services/world.ts'
import { MAKE_SITE_PICTURES } from './make-site-pictures.ts'

/** What the wizard asked about the website itself; orders from before it asked have none of it. */
export type SiteAnswers = Partial<
  Pick<NewAccount['website_details'], 'site_city' | 'site_language' | 'site_province'>
>

/** Websites in one transaction of the backfill. */
const PORTION = 20

/**
 * Gives a new website its content, published as version 1, in the transaction that creates it. Its
 * pictures are converted by a job; until then the wizard's own files are served.
 */
export async function createSite(
  tx: Db,
  world: World,
  { website_id }: { website_id: number },
  asked: SiteAnswers = {}
): Promise<void> {
  const website = await orderedWebsite(tx, website_id)
  const now = world.clock()
  const pictures = await wizardPictures(tx, website_id)
  const content = firstContent({
    ...website,
    ...siteStart({ ...website, ...asked }),
    pictures: Object.fromEntries(pictures.map(({ field, picture }) => [field, picture])),
    product: world.settings.productName
  })
  const isNew = await insertSite(tx, {
    ...columnsOf(content),
    ...firstVersion(content, now),
    website_id
  })
  if (!isNew) return
  await insertSiteVersion(tx, {
    website_id,
    version: 1,
    content: JSON.stringify(content),
    updated: now,
    published_at: now
  })
  for (const { bytes, field, picture } of pictures) {
    const { en: alt_en = '', fr: alt_fr = '' } = content[field]?.alt ?? {}
    await insertMedia(tx, { website_id, ...picture, bytes, alt_en, alt_fr, created: now })
  }
  if (pictures.length === 0) return
  await enqueue(tx, { kind: MAKE_SITE_PICTURES, payload: { website_id }, runAt: now, now })
}

/** The columns of `sites` that repeat what the content says, for other parts of the panel. */
export function columnsOf(content: SiteContent) {
  const { city, language, province, second_language, template_id } = content
  return { city, language, province, second_language, template_id }
}

/** Gives content to websites from before there was any, in portions that a kill can't tear. */
export async function createMissingSites(world: World): Promise<void> {
  for (;;) {
    const created = await world.db.transaction().execute(async (tx) => {
      const websites = await lockWebsitesWithoutSite(tx, PORTION)
      for (const website of websites) await createSite(tx, world, website)
      return websites.length
    })
    if (created > 0) world.log.info({ websites: created }, 'websites given their first content')
    if (created < PORTION) return
  }
}

function firstVersion(content: SiteContent, now: Date) {
  const json = JSON.stringify(content)
  return {
    draft: json,
    draft_version: 1,
    draft_updated: now,
    published: json,
    published_version: 1,
    published_at: now,
    revision: 1
  }
}

/** The wizard's pictures; one that can't be read is left out. */
async function wizardPictures(tx: Db, website_id: number) {
  const stored = await picturesOf(tx, website_id)
  return stored.flatMap(({ data_url, field }) => {
    const read = readDataUrl(data_url)
    if (!read) return []
    const { bytes, height, sha256, width } = read
    const picture: WizardPicture = { sha256, width, height }
    return { field, bytes: bytes.length, picture }
  })
}
