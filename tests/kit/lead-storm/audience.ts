import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'

/**
 * People of a website: `may` have a valid consent. As many of each other kind never gave one, withdrew it,
 * let an inquiry's six months pass, or were erased; their addresses begin with 'not'.
 */
export async function addAudience(
  db: Kysely<Database>,
  website_id: number,
  { may, ofEach }: { may: number; ofEach: number }
): Promise<void> {
  const without = ['none', 'withdrawn', 'over', 'erased']
  const kinds = { may, ...Object.fromEntries(without.map((kind) => [`not-${kind}`, ofEach])) }
  for (const [kind, people] of Object.entries(kinds)) await addPeople(db, website_id, kind, people)
}

async function addPeople(db: Kysely<Database>, website_id: number, kind: string, people: number) {
  await sql`
    insert into leads (website_id, kind, name, email, email_key, language, verified, received_at,
      last_activity_at, erased_at)
    select ${website_id}, 'contact', 'A person', address, address, 'en', true, now(), now(),
      case when ${kind} = 'not-erased' then now() end
    from generate_series(1, ${people}::int) as n,
      lateral (select ${kind}::text || n || '@example.org' as address) a
  `.execute(db)
  if (kind === 'not-none') return
  await sql`
    insert into lead_consents (website_id, lead_id, kind, language, given_at, ends_at, withdrawn_at)
    select website_id, lead_id, 'inquiry', 'en', now() - interval '7 months',
      now() + case when ${kind} = 'not-over' then interval '-1 minute' else interval '1 month' end,
      case when ${kind} = 'not-withdrawn' then now() - interval '1 day' end
    from leads where website_id = ${website_id} and email like ${`${kind}%`}
  `.execute(db)
}
