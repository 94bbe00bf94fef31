import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'

/** Copies the only website, with its agent and order, until there are as many. */
export async function copyWebsites(db: Kysely<Database>, websites: number): Promise<void> {
  await sql`
    with agent as (select to_jsonb(a) as row from agents a join websites using (agent_id) limit 1)
    insert into agents select (jsonb_populate_record(null::agents, row || jsonb_build_object(
      'agent_id', gen_random_uuid(), 'email', 'agent' || n || '@bench.test',
      'referral_code', 'BENCH' || n))).*
    from agent, generate_series(2, ${sql.lit(websites)}) as n
  `.execute(db)
  await sql`
    with ordered as (select to_jsonb(o) as row from orders o limit 1)
    insert into orders select (jsonb_populate_record(null::orders, row || jsonb_build_object(
      'order_id', a.agent_id, 'agent_id', a.agent_id, 'idempotency_key', a.agent_id))).*
    from ordered, agents a where a.email like '%@bench.test'
  `.execute(db)
  await sql`
    with website as (select to_jsonb(w) as row from websites w limit 1),
      others as (
        select agent_id, row_number() over (order by agent_id) as n
        from agents where email like '%@bench.test'
      )
    insert into websites overriding system value select (jsonb_populate_record(null::websites, row || jsonb_build_object(
      'website_id', 100000 + n, 'agent_id', agent_id, 'order_id', agent_id, 'base_url', 'bench' || n || '.ca',
      'subdomain', 'bench' || n, 'skeleton', 'bench' || n || '.ca'))).*
    from website, others
  `.execute(db)
}
