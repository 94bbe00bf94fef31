import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

export type Traces = {
  agent_id: string
  website_id: number | null
  /** Texts that are about this agent wherever they occur: addresses, domains, ids. */
  marks: readonly string[]
  name: string
  /** Addresses that others have, too, as of brokers and members: about this agent beside their name. */
  partners: readonly string[]
}

/** Deletes the jobs and saved answers that name an agent, their website or one of its leads. */
export async function deleteTraces(tx: Db, traces: Traces): Promise<void> {
  await sql`
    delete from jobs where payload ->> 'website_id' = ${String(traces.website_id)}
      or ${names(sql`payload`, traces)}
  `.execute(tx)
  await sql`
    delete from request_keys where scope = ${traces.agent_id} or ${names(sql`answer`, traces)}
  `.execute(tx)
}

function names(column: ReturnType<typeof sql>, { marks, name, partners, website_id }: Traces) {
  // An escape, as of a line break, would read as a letter beside the mark.
  const text = sql`regexp_replace(${column}::text, '\\\\.', ' ', 'g')`
  const has = (texts: readonly string[]) =>
    sql`exists (
      select from unnest(${[...texts]}::text[], ${texts.map(patternOf)}::text[]) as known (mark, pattern)
      where strpos(${column}::text, mark) > 0 and ${text} ~ pattern
    )`
  return sql`(
    ${has(marks)}
    or (strpos(${column}::text, ${name}) > 0 and ${has(partners)})
    or exists (
      select from jsonb_path_query(${column}, 'strict $.**') as part
      join leads on leads.lead_id::text = part #>> '{}'
      where leads.website_id = ${website_id}::integer
    )
  )`
}

/** The whole address or host alone: 'joann@' isn't 'ann@', but 'www.' may stand before a host. An id is anywhere. */
function patternOf(mark: string): string {
  const escaped = mark.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')
  if (!mark.includes('.')) return escaped
  const before = mark.includes('@') ? '[[:alnum:]._%+-]' : '[[:alnum:]_%+-]'
  return `(?<!${before})${escaped}(?![[:alnum:]_-]|\\.[[:alnum:]])`
}

/** The texts by which emails and jobs about an agent are recognised. */
export async function marksOf(
  tx: Db,
  { agent_id, email }: { agent_id: string; email: string }
): Promise<Pick<Traces, 'marks' | 'partners' | 'website_id'> & { names: readonly string[] }> {
  const { rows } = await sql<{
    website_id: number | null
    marks: string[]
    names: string[]
    partners: string[]
  }>`
    select website.website_id,
      array_remove(array[agent.agent_id::text, agent.email, website.billing_email, website.salesman_email,
        website.company_email] || array(select host from site_hosts as h where h.website_id = website.website_id)
        || array(select upm_id::text from cards where cards.agent_id = agent.agent_id), null) as marks,
      array_remove(array[agent.name, site.draft ->> 'salesman_name', site.draft ->> 'company_name',
        site.published ->> 'salesman_name', site.published ->> 'company_name'], null) as names,
      array(
        select asked_email from site_stamps as s where s.website_id = website.website_id
        union select broker_email from brokerage_moves as m where m.website_id = website.website_id
        union select i.email from team_invitations as i where i.website_id = website.website_id
      ) as partners
    from agents as agent left join websites as website on website.agent_id = agent.agent_id
      left join sites as site on site.website_id = website.website_id
    where agent.agent_id = ${agent_id}
  `.execute(tx)
  const { marks: used = [], names = [], partners = [], website_id = null } = rows[0] ?? {}
  const shared = await sharedAddresses(tx, agent_id, used)
  const marks = used.filter((text) => !shared.has(text))
  // A name of a letter or two is in too many other texts.
  const isMark = (text: string) => text.length > 3
  return {
    website_id,
    marks: [...new Set([email, ...marks].filter(isMark))],
    names: names.filter(isMark),
    partners: [...partners, ...shared].filter(isMark)
  }
}

/** Those that other agents have, too, such as the email address of a brokerage. */
async function sharedAddresses(
  tx: Db,
  agent_id: string,
  addresses: readonly string[]
): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select address
    from websites, unnest(array[billing_email, salesman_email, company_email]) as address
    where agent_id <> ${agent_id} and address = any(${[...addresses]}::text[])
  `.execute(tx)
  return new Set(rows.map(({ address }) => address))
}
