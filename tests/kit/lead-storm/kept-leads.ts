import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'
import type { Delivery } from '../faulty-mail-server.ts'

type Rows = { leads: number; events: number; consents: number; delivered: number }
type Kept = Rows & { emails: number }

/** A lead is kept by one row of each, and one email. */
const ONE_OF_EACH: Kept = { leads: 1, events: 1, consents: 1, delivered: 1, emails: 1 }

type Sent = { host: string; visitors: readonly { email: string }[] }

/**
 * The visitors of whom not exactly one lead and one email is there, with what is there instead; and how many
 * emails arrived more than once, with the same Message-ID.
 */
export async function checkKept(
  db: Kysely<Database>,
  { host, visitors }: Sent,
  received: readonly Delivery[]
): Promise<{ wrong: Record<string, Kept>; repeated: number }> {
  const rows = await rowsByVisitor(db, host)
  const known = new Set([...visitors.map(({ email }) => email), ...rows.keys()])
  // Sample agents write to their people meanwhile.
  const about = received.filter(({ replyTo }) => known.has(replyTo))
  const emails = Map.groupBy(about, ({ replyTo }) => replyTo)
  const wrong: Record<string, Kept> = {}
  for (const visitor of known) {
    const ids = new Set(emails.get(visitor)?.map(({ messageId }) => messageId))
    const kept = { ...NOTHING, ...rows.get(visitor), emails: ids.size }
    const isKept = Object.entries(ONE_OF_EACH).every(
      ([what, count]) => kept[what as keyof Kept] === count
    )
    if (!isKept) wrong[visitor] = kept
  }
  const distinct = new Set(about.map(({ messageId }) => messageId)).size
  return { wrong, repeated: about.length - distinct }
}

const NOTHING: Rows = { leads: 0, events: 0, consents: 0, delivered: 0 }

async function rowsByVisitor(db: Kysely<Database>, host: string): Promise<Map<string, Rows>> {
  const { rows } = await sql<Rows & { visitor: string }>`
    select l.email as visitor, count(distinct l.lead_id)::int as leads,
      count(distinct e.event_id) filter (where e.kind = 'received')::int as events,
      count(distinct c.consent_id) filter (where c.kind = 'inquiry')::int as consents,
      count(distinct d.delivery_id) filter (where d.state = 'delivered')::int as delivered
    from leads l
    join site_hosts h on h.website_id = l.website_id and h.host = ${host}
    left join lead_events e on e.lead_id = l.lead_id
    left join lead_consents c on c.lead_id = l.lead_id
    left join lead_deliveries d on d.lead_id = l.lead_id and d.channel = 'email'
    group by l.email
  `.execute(db)
  return new Map(rows.map(({ visitor, ...counts }) => [visitor, counts]))
}

/** Whatever waits for another try is due now. */
export async function passTime(db: Kysely<Database>): Promise<number> {
  await sql`update jobs set run_at = now() where state = 'ready' and run_at > now() and kind = 'send-mail'`.execute(
    db
  )
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'ready')
    .where('kind', '=', 'send-mail')
    .executeTakeFirstOrThrow()
  return Number(count)
}
