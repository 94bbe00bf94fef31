import { isDeepStrictEqual } from 'node:util'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { messageFrom } from '#messages/language.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { openUntil } from '#rules/content/fold-version.ts'
import { mapPictures } from '#rules/websites/content-pictures.ts'
import { foldsIntoSite } from '#rules/websites/fold-site-version.ts'
import { templateExists } from '../../records/billing/price-list.ts'
import { mediaOf } from '../../records/websites/site-media.ts'
import {
  insertSiteVersion,
  rewriteSiteVersion,
  siteVersionBy
} from '../../records/websites/site-versions.ts'
import { lockSite, type SiteRow, updateSite } from '../../records/websites/sites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { noWebsite } from './own-site.ts'
import { readContent } from './read-content.ts'
import { requireWithinPlan } from './require-within-plan.ts'
import { readSiteVersion } from './site-history.ts'

type Save = { base_version: number; content: SiteContent; apart: boolean }

/** Saves the draft as a new version, or into the newest; refused if another tab saved in between. */
export function saveSite(world: World, website_id: number, save: Save): Promise<SiteRow> {
  return store(world, website_id, { ...save, open_until: openUntil(world.clock()) })
}

/** Makes an old version's content the draft again, as a version of its own. */
export async function restoreSite(
  world: World,
  website_id: number,
  { base_version, version }: { base_version: number; version: number }
): Promise<SiteRow> {
  const { content } = await readSiteVersion(world.db, { website_id, version })
  return store(world, website_id, { base_version, content, apart: true, open_until: null })
}

function store(
  { clock, db }: World,
  website_id: number,
  { apart, base_version, content: sent, open_until }: Save & { open_until: Date | null }
): Promise<SiteRow> {
  return inTransaction(db, async (tx) => {
    const site = await lockSite(tx, website_id)
    if (!site) throw noWebsite()
    const content = await withOwnPictures(tx, website_id, sent)
    const version = site.draft_version
    const newest = await siteVersionBy(tx, { website_id, version })
    // Unchanged, or a retry whose first answer was lost.
    if (newest && isDeepStrictEqual(newest.content, content)) return site
    if (version !== base_version) throw newer(site)
    if (!(await templateExists(tx, content.template_id))) throw wrongContent('noSuchTemplate')
    await requireWithinPlan(tx, website_id, {
      before: readContent(newest?.content),
      content
    })

    const now = clock()
    const json = JSON.stringify(content)
    if (newest && !apart && foldsIntoSite(newest, { content, now })) {
      await rewriteSiteVersion(tx, { website_id, version }, { content: json, updated: now })
    } else {
      const added = { website_id, version: version + 1, content: json, updated: now, open_until }
      await insertSiteVersion(tx, added)
    }
    return updateSite(tx, website_id, {
      draft: json,
      draft_version: version + 1,
      draft_updated: now
    })
  })
}

/** @throws Refused if a picture is not the website's; sizes are those of the stored files. */
export async function withOwnPictures<Content>(
  tx: Db,
  website_id: number,
  content: Content
): Promise<Content> {
  const stored = new Map((await mediaOf(tx, website_id)).map((media) => [media.sha256, media]))
  return mapPictures(content, (picture) => {
    const media = stored.get(picture.sha256)
    if (!media) throw wrongContent('noSuchPicture')
    return { ...picture, width: media.width, height: media.height }
  })
}

function wrongContent(reason: 'noSuchPicture' | 'noSuchTemplate'): Refused {
  const text = messageFrom(siteRefusals, (t) => t[reason])
  return new Refused(text, 400, { errors: { content: text } })
}

export function newer({ draft_updated }: SiteRow): Refused {
  return new Refused(
    messageFrom(siteRefusals, (t) => t.newer(draft_updated)),
    409
  )
}
