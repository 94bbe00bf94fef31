import { sql } from 'kysely'
import { byName } from '#rules/content/by-name.ts'
import type { Audience } from '#rules/leads/audience.ts'
import type { Db } from '../../services/world.ts'

export type AudienceCount = {
  /** Who gets it now. */
  may: number
  /** Left out: without a valid consent, unsubscribed or bounced. */
  without_consent: number
  /** Left out: without an address. */
  without_email: number
}

type Scope = { website_id: number; audience: Audience; now: Date; hashKey: string }

/** An HMAC-SHA-256 as node:crypto makes it, in plain PostgreSQL: RFC 2104 over `sha256`. */
function hashOf(column: string, hashKey: string) {
  const key = Buffer.alloc(64)
  key.write(hashKey)
  const padded = (pad: number) => Buffer.from(key.map((byte) => byte ^ pad)).toString('hex')
  const [inner, outer] = [padded(0x36), padded(0x5c)]
  return sql<string>`encode(sha256(decode(${outer}::text, 'hex') || sha256(
    decode(${inner}::text, 'hex') || convert_to(${sql.ref(column)}, 'UTF8'))), 'hex')`
}

/** People in the audience, whether they may be written to or not. */
function inAudience({ audience, website_id }: Scope) {
  const { kinds, languages, stages, tags } = audience
  const json = (list: readonly string[]) => sql`(${JSON.stringify(list)}::text)::jsonb`
  return sql`
    select r.lead_id, r.email_key, r.language, r.received_at from leads r
    where r.website_id = ${website_id} and r.merged_into is null and r.erased_at is null and not r.is_test
      and (${stages.length === 0} or ${json(stages)} ? r.stage)
      and (${languages.length === 0} or ${json(languages)} ? r.language)
      and (${kinds.length === 0} or exists (
        select 1 from leads k where k.website_id = r.website_id
          and (k.lead_id = r.lead_id or k.merged_into = r.lead_id) and ${json(kinds)} ? k.kind))
      and (${tags.length === 0} or exists (
        select 1 from lead_tags t join leads k on k.lead_id = t.lead_id
        where k.website_id = r.website_id
          and (k.lead_id = r.lead_id or k.merged_into = r.lead_id) and ${json(tags)} ? t.tag))`
}

/**
 * The same as `campaignBasis`, for everyone in the audience at once; one row for each address. What
 * counts for an address are the consents of the person's leads, and of anyone else's with the address.
 * Every step finds its rows by an index: right after an import the planner takes a website for a small one.
 */
function mayReceive(scope: Scope) {
  const { hashKey, now, website_id } = scope
  return sql`
    with people as (
      select distinct on (email_key) lead_id, email_key, language, ${hashOf('email_key', hashKey)} as email_hash
      from (${inAudience(scope)}) audience where email_key <> '' order by email_key, received_at desc, lead_id
    ),
    sources as (
      select lead_id, language, email_hash, lead_id as source from people
      union select p.lead_id, p.language, p.email_hash, l.lead_id from people p
        join leads l on l.website_id = ${website_id} and l.merged_into = p.lead_id
      union select p.lead_id, p.language, p.email_hash, l.lead_id from people p
        join leads l on l.website_id = ${website_id} and l.email_key = p.email_key and l.email_key <> ''
          and l.erased_at is null
    ),
    consents as (
      select s.lead_id, s.language, s.email_hash, c.kind, c.given_at, c.ends_at,
        max(c.withdrawn_at) over (partition by s.lead_id) as withdrawn_to
      from sources s join lead_consents c on c.website_id = ${website_id} and c.lead_id = s.source
    )
    select distinct c.lead_id, c.language, c.email_hash from consents c
    left join email_suppressions s on s.website_id = ${website_id} and s.email_hash = c.email_hash
    where c.given_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})
      and (c.withdrawn_to is null or c.given_at > c.withdrawn_to)
      and (s.reason is null or (s.reason = 'unsubscribed' and c.kind = 'express' and c.given_at > s.at))`
}

export async function countAudience(db: Db, scope: Scope): Promise<AudienceCount> {
  const { rows } = await sql<{ addressed: number; all: number; may: number }>`
    select (select count(*)::int from (${mayReceive(scope)}) m) as may,
      (select count(distinct email_key)::int from (${inAudience(scope)}) a where email_key <> '') as addressed,
      (select count(*)::int from (${inAudience(scope)}) a where email_key = '') as "all"
  `.execute(db)
  const { addressed = 0, all = 0, may = 0 } = rows[0] ?? {}
  return { may, without_consent: addressed - may, without_email: all }
}

/** One email for each address of the audience that may be written to now; again, it adds nothing. */
export async function addRecipients(tx: Db, campaign_id: string, scope: Scope): Promise<void> {
  await sql`
    insert into bulk_emails (website_id, campaign_id, lead_id, email_hash, language, place, due_at)
    select ${scope.website_id}, ${campaign_id}, m.lead_id, m.email_hash, m.language,
      row_number() over (order by m.lead_id), ${scope.now}
    from (${mayReceive(scope)}) m
    on conflict (campaign_id, email_hash) do nothing
  `.execute(tx)
}

/** The tags in use, by name. */
export async function tagsOf(db: Db, website_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_tags')
    .select('tag')
    .distinct()
    .where('website_id', '=', website_id)
    .orderBy('tag')
    .limit(1000)
    .execute()
  return rows.map(({ tag }) => tag).toSorted(byName)
}
