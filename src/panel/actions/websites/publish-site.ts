import type { SiteContent } from '#contract/websites/site-content.ts'
import { advertisingRuleMessages } from '#messages/advertising-rules.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { forbiddingRule } from '#rules/advertising/check-site.ts'
import { ruleOf } from '#rules/advertising/trade-rules.ts'
import { pageDates } from '#rules/websites/page-dates.ts'
import { publishProblem } from '#rules/websites/publish-problem.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { closeSiteVersion, siteVersionBy } from '../../records/websites/site-versions.ts'
import { lockSite, reviseSite, type SiteRow, updateSite } from '../../records/websites/sites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { columnsOf } from './create-site.ts'
import { noWebsite } from './own-site.ts'
import { readContent } from './read-content.ts'
import { newer } from './save-site.ts'
import { readSiteVersion } from './site-history.ts'
import { tellNotPublished } from './tell-not-published.ts'

export const PUBLISH_SITE_SCHEDULED = 'publish-site'

const YEAR_MS = 366 * 24 * 60 * 60_000

/** Publishes the newest version; refused if the caller hasn't seen it. */
export function publishSite(world: World, website_id: number, version: number): Promise<SiteRow> {
  return changing(world, website_id, async (tx, site) => {
    if (site.draft_version !== version) throw newer(site)
    if (site.published_version === version) throw refused('isPublished')
    return goLive(tx, site, { version, now: world.clock() })
  })
}

/** Takes the website offline. */
export function unpublishSite(world: World, website_id: number): Promise<SiteRow> {
  return changing(world, website_id, (tx, site) => {
    if (site.published_version === null) throw refused('notPublished')
    return goOff(tx, site, {})
  })
}

/** Undoes the last publish; refused if it isn't the one that the caller has seen. */
export function undoSite(
  world: World,
  website_id: number,
  published_version: number | null
): Promise<SiteRow> {
  return changing(world, website_id, (tx, site) => {
    if (site.published_version !== published_version) throw refused('changedOnSite')
    if (!site.can_undo) throw refused('nothingToUndo')
    return site.live_before === null
      ? goOff(tx, site, { keepSchedule: true })
      : goLive(tx, site, { version: site.live_before, now: world.clock(), keepSchedule: true })
  })
}

/** Schedules the newest version, or changes the time of the scheduled one. */
export async function scheduleSite(
  world: World,
  website_id: number,
  { publish_at, version }: { publish_at: string; version: number }
): Promise<SiteRow> {
  const now = world.clock()
  const at = scheduledTime(publish_at, now)
  return changing(world, website_id, async (tx, site) => {
    if (version !== site.draft_version && version !== site.scheduled_version) throw newer(site)
    if (site.published_version === version) throw refused('isPublished')
    await publishable(tx, website_id, version)
    await closeSiteVersion(tx, { website_id, version })
    await enqueue(tx, {
      kind: PUBLISH_SITE_SCHEDULED,
      payload: { website_id },
      dedupe: `${PUBLISH_SITE_SCHEDULED}:${website_id}:${at.toISOString()}`,
      runAt: at,
      now
    })
    return updateSite(tx, website_id, { publish_at: at, scheduled_version: version })
  })
}

/** @throws Refused if the time has passed or is more than a year ahead. */
export function scheduledTime(time: string, now: Date, field = 'publish_at'): Date {
  const at = new Date(time)
  if (at <= now) throw wrongTime('notInFuture', field)
  if (at.getTime() > now.getTime() + YEAR_MS) throw wrongTime('tooFarAhead', field)
  return at
}

export function unscheduleSite(world: World, website_id: number): Promise<SiteRow> {
  return changing(world, website_id, (tx) => updateSite(tx, website_id, NOT_SCHEDULED))
}

/** Publishes a website whose time has come, unless it was rescheduled or unscheduled since. */
export async function publishSiteScheduled(world: World, website_id: number): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    const site = await lockSite(tx, website_id)
    if (!site?.publish_at || site.scheduled_version === null) return
    const now = world.clock()
    if (site.publish_at > now) return
    try {
      await goLive(tx, site, { version: site.scheduled_version, now })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // A newer rule forbids it: without this, the job would fail again and again.
      await updateSite(tx, website_id, NOT_SCHEDULED)
      const { publish_at } = site
      await tellNotPublished(tx, { website_id, title: null, publish_at, why: error }, now)
    }
  })
}

const NOT_SCHEDULED = { publish_at: null, scheduled_version: null }

type Step = { keepSchedule?: boolean }

async function goLive(
  tx: Db,
  site: SiteRow,
  step: Step & { version: number; now: Date }
): Promise<SiteRow> {
  const content = await publishable(tx, site.website_id, step.version)
  return showVersion(tx, site, { ...step, content })
}

/** Publishes a version that only names another brokerage than the published one; a schedule stays. */
export function publishMoved(
  tx: Db,
  site: SiteRow,
  shown: { version: number; content: SiteContent; now: Date }
): Promise<SiteRow> {
  return showVersion(tx, site, { ...shown, keepSchedule: true })
}

async function showVersion(
  tx: Db,
  site: SiteRow,
  {
    content,
    keepSchedule = false,
    now,
    version
  }: Step & { version: number; content: SiteContent; now: Date }
): Promise<SiteRow> {
  const { website_id } = site
  const dates = pageDates(content, now.toISOString(), await publishedBefore(tx, site))
  await closeSiteVersion(tx, { website_id, version }, { published_at: now })
  return reviseSite(tx, website_id, {
    ...(!keepSchedule && NOT_SCHEDULED),
    ...columnsOf(content),
    published: JSON.stringify(content),
    published_version: version,
    published_at: now,
    page_dates: JSON.stringify(dates),
    live_before: site.published_version,
    can_undo: true
  })
}

/** What visitors saw last: now, or before the website was taken offline. */
async function publishedBefore(tx: Db, { live_before, page_dates, website_id, ...site }: SiteRow) {
  const version = site.published_version ?? live_before
  const last = version === null ? undefined : await siteVersionBy(tx, { website_id, version })
  const content = readContent(site.published ?? last?.content)
  const publishedAt = (site.published_at ?? last?.published_at)?.toISOString()
  return content && publishedAt !== undefined
    ? { content, dates: page_dates, publishedAt }
    : undefined
}

function goOff(tx: Db, site: SiteRow, { keepSchedule = false }: Step): Promise<SiteRow> {
  return reviseSite(tx, site.website_id, {
    ...(!keepSchedule && NOT_SCHEDULED),
    published: null,
    published_version: null,
    published_at: null,
    live_before: site.published_version,
    can_undo: true
  })
}

/** @throws Refused with what the version still lacks. */
async function publishable(tx: Db, website_id: number, version: number): Promise<SiteContent> {
  const { content } = await readSiteVersion(tx, { website_id, version })
  const problem = publishProblem(content)
  if (problem) {
    const text = messageFrom(siteContentValidation, (t) => t[problem])
    throw new Refused(text, 400, { errors: { [problem]: text } })
  }
  const rule = forbiddingRule(content)
  if (rule === undefined) return content
  const says = messageFrom(advertisingRuleMessages, (t) => t[rule])
  throw new Refused(says, 400, { errors: { [ruleOf(rule).applies]: says } })
}

function refused(
  reason: 'changedOnSite' | 'isPublished' | 'notPublished' | 'nothingToUndo'
): Refused {
  return new Refused(
    messageFrom(siteRefusals, (t) => t[reason]),
    409
  )
}

function wrongTime(reason: 'notInFuture' | 'tooFarAhead', field: string): Refused {
  const text: Message = messageFrom(siteRefusals, (t) => t[reason])
  return new Refused(text, 400, { errors: { [field]: text } })
}

function changing(
  { db }: World,
  website_id: number,
  change: (tx: Db, site: SiteRow) => Promise<SiteRow>
): Promise<SiteRow> {
  return inTransaction(db, async (tx) => {
    const site = await lockSite(tx, website_id)
    if (!site) throw noWebsite()
    return change(tx, site)
  })
}
