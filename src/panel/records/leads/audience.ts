import { sql } from 'kysely'
import { byName } from '#rules/content/by-name.ts'
import type { Audience } from '#rules/leads/audience.ts'
import type { Db } from '../../services/world.ts'
import { cameUnverified } from './people-consents.ts'

export type AudienceCount = {
  /** Who gets it now. */
  may: number
  /** Left out: without a valid consent, unsubscribed or bounced. */
  without_consent: number
  /** Left out: their consent came with an unverified message. */
  unverified: number
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
    select r.lead_id, r.email_key, r.language, r.received_at, r.verified from leads r
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
 * The same as `campaignBasis`, for everyone in the audience at once; one row for each address, also where
 * all that allows it is unverified. What counts for an address are the consents of the person's leads, and of anyone
 * else's with the address.
 * Every step finds its rows by an index: right after an import the planner takes a website for a small one.
 */
function allowed(scope: Scope) {
  const { hashKey, now, website_id } = scope
  return sql`
    with people as (
      select distinct on (email_key) lead_id, email_key, language, verified, received_at, ${hashOf('email_key', hashKey)} as email_hash
      from (${inAudience(scope)}) audience where email_key <> '' order by email_key, received_at desc, lead_id
    ),
    sources as (
      select lead_id as main_id, language, email_hash, lead_id, verified, received_at from people
      union select p.lead_id, p.language, p.email_hash, l.lead_id, l.verified, l.received_at from people p
        join leads l on l.website_id = ${website_id} and l.merged_into = p.lead_id
      union select p.lead_id, p.language, p.email_hash, l.lead_id, l.verified, l.received_at from people p
        join leads l on l.website_id = ${website_id} and l.email_key = p.email_key and l.email_key <> ''
          and l.erased_at is null
    ),
    consents as (
      select source.main_id as lead_id, source.language, source.email_hash, given.kind, given.given_at, given.ends_at,
        max(given.withdrawn_at) over (partition by source.main_id) as withdrawn_to,
        ${cameUnverified} as is_unverified
      from sources source join lead_consents given on given.website_id = ${website_id} and given.lead_id = source.lead_id
    )
    select c.lead_id, c.language, c.email_hash, bool_and(c.is_unverified) as is_unverified from consents c
    left join email_suppressions s on s.website_id = ${website_id} and s.email_hash = c.email_hash
    where c.given_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})
      and (c.withdrawn_to is null or c.given_at > c.withdrawn_to)
      and (s.reason is null or (s.reason = 'unsubscribed' and c.kind = 'express' and c.given_at > s.at))
    group by c.lead_id, c.language, c.email_hash`
}

export async function countAudience(db: Db, scope: Scope): Promise<AudienceCount> {
  const { rows } = await sql<{ addressed: number; all: number; may: number; unverified: number }>`
    select m.*,
      (select count(distinct email_key)::int from (${inAudience(scope)}) a where email_key <> '') as addressed,
      (select count(*)::int from (${inAudience(scope)}) a where email_key = '') as "all"
    from (
      select count(*) filter (where not is_unverified)::int as may,
        count(*) filter (where is_unverified)::int as unverified
      from (${allowed(scope)}) a
    ) m
  `.execute(db)
  const { addressed = 0, all = 0, may = 0, unverified = 0 } = rows[0] ?? {}
  return { may, unverified, without_consent: addressed - may - unverified, without_email: all }
}

/** One email for each address of the audience that may be written to now; again, it adds nothing. */
export async function addRecipients(tx: Db, campaign_id: string, scope: Scope): Promise<void> {
  await sql`
    insert into bulk_emails (website_id, campaign_id, lead_id, email_hash, language, place, due_at)
    select ${scope.website_id}, ${campaign_id}, m.lead_id, m.email_hash, m.language,
      row_number() over (order by m.lead_id), ${scope.now}
    from (${allowed(scope)}) m where not m.is_unverified
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
