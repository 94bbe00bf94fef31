import type { Insertable, Selectable } from 'kysely'
import { toCad } from '#rules/money/money.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import type { Settings } from '../../config/settings.ts'
import type { Db } from '../../services/world.ts'
import type { WebsitePicturesTable, WebsitesTable } from '../../tables/website-tables.ts'

/** A website as it was ordered; afterwards its content says who the agent is. */
export type OrderedWebsite = Selectable<WebsitesTable>
/** What the builder changes; `siteDetails` reads it. */
type Detail =
  | 'template_id'
  | 'website_name'
  | Extract<keyof OrderedWebsite, `${'company' | 'salesman'}_${string}`>
export type WebsiteRow = Omit<OrderedWebsite, Detail>

export function websiteByAgent(db: Db, agent_id: string): Promise<WebsiteRow | undefined> {
  return db.selectFrom('websites').selectAll().where('agent_id', '=', agent_id).executeTakeFirst()
}

export function websiteById(db: Db, website_id: number): Promise<WebsiteRow | undefined> {
  return db
    .selectFrom('websites')
    .selectAll()
    .where('website_id', '=', website_id)
    .executeTakeFirst()
}

/** With what the wizard said about the agent, for the website's first content. */
export function orderedWebsite(tx: Db, website_id: number): Promise<OrderedWebsite> {
  return tx
    .selectFrom('websites')
    .selectAll()
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
}

/** The agent whose website or pending order has this domain. */
export async function domainHolder(db: Db, base_url: string): Promise<string | undefined> {
  const holder = await db
    .selectFrom('websites')
    .select('agent_id')
    .where('base_url', '=', base_url)
    .unionAll(
      db
        .selectFrom('orders')
        .select('agent_id')
        .where('base_url', '=', base_url)
        .where('state', '=', 'pending')
    )
    .executeTakeFirst()
  return holder?.agent_id
}

/** The domains of other agents' websites and pending orders that equal this one or look like it. */
export async function similarDomains(
  db: Db,
  { agent_id, base_url, skeleton }: { agent_id: string; base_url: string; skeleton: string }
): Promise<string[]> {
  const rows = await db
    .selectFrom('websites')
    .select('base_url')
    .where('agent_id', '<>', agent_id)
    .where((either) =>
      either.or([either('base_url', '=', base_url), either('skeleton', '=', skeleton)])
    )
    .unionAll(
      db
        .selectFrom('orders')
        .select('base_url')
        .where('agent_id', '<>', agent_id)
        .where('state', '=', 'pending')
        .where((either) =>
          either.or([either('base_url', '=', base_url), either('skeleton', '=', skeleton)])
        )
    )
    .execute()
  return rows.map((row) => row.base_url)
}

/** Whether a website has this domain or a lookalike. */
export async function isWebsitesDomain(
  db: Db,
  { base_url, skeleton }: { base_url: string; skeleton: string }
): Promise<boolean> {
  const row = await db
    .selectFrom('websites')
    .select('website_id')
    .where((either) =>
      either.or([either('base_url', '=', base_url), either('skeleton', '=', skeleton)])
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The first free subdomain: the wanted one, or the wanted one with a number. */
export async function freeSubdomain(db: Db, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom('websites')
    .select('subdomain')
    .where('subdomain', 'like', `${wanted}%`)
    .execute()
  const taken = new Set(rows.map((row) => row.subdomain))
  let free = wanted
  for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`
  return free
}

export async function insertWebsite(db: Db, row: Insertable<WebsitesTable>): Promise<number> {
  const { website_id } = await db
    .insertInto('websites')
    .values(row)
    .returning('website_id')
    .executeTakeFirstOrThrow()
  return website_id
}

/** Dates a website from before it was created, as a sample of one that has run for a while. */
export async function backdateWebsite(tx: Db, website_id: number, created: Date): Promise<void> {
  await tx.updateTable('websites').set({ created }).where('website_id', '=', website_id).execute()
}

export async function savePicture(
  db: Db,
  website_id: number,
  field: WebsitePicturesTable['field'],
  data_url: string
): Promise<void> {
  await db.insertInto('website_pictures').values({ website_id, field, data_url }).execute()
}

/** The pictures that the wizard uploaded. */
export function picturesOf(db: Db, website_id: number) {
  return db
    .selectFrom('website_pictures')
    .select(['field', 'data_url'])
    .where('website_id', '=', website_id)
    .where('data_url', '!=', '')
    .orderBy('field')
    .execute()
}

/** The website, as the contract describes it, without what its content says. */
export function websiteToWire(
  row: WebsiteRow,
  settings: Pick<Settings, 'siteUrl' | 'sitesDomain'>
) {
  const subdomain = `${row.subdomain}.${settings.sitesDomain}`
  return {
    website_id: row.website_id,
    base_url: row.base_url,
    subdomain,
    website_url: websiteUrl(subdomain, settings.siteUrl),
    cloudflare_domain_status: row.cloudflare_domain_status,
    isTrial: row.isTrial,
    trial_end_date: row.trial_end_date?.toISOString() ?? null,
    planStop: row.planStop,
    plan_price: toCad(row.plan_price),
    created: row.created.toISOString(),
    plan_end_date: row.plan_end_date.toISOString(),
    paused_at: row.paused_at?.toISOString() ?? null,
    paused_days: row.paused_days,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    billing_state: row.billing_state,
    plan: { plan_id: row.plan_id, plan_name: row.plan_name, duration: row.duration }
  }
}
