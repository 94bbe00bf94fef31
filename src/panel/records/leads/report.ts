import { sql } from 'kysely'
import { TAG_MAX } from '#rules/leads/visit-source.ts'
import type { Period } from '#rules/leads/report-period.ts'
import { MESSAGE_FORM_KINDS } from '#rules/websites/site-form.ts'
import type { Db } from '../../services/world.ts'
import { firstAnswer } from './first-answer.ts'
import { isOfHeldPerson, type LeadScope } from './people.ts'

/** What a report counts by. */
type Dimension = 'campaign' | 'day' | 'home' | 'kind' | 'page' | 'source'
export type Counts = Record<Dimension, { name: string; count: number }[]>

export type LeadTotals = {
  leads: number
  entered: number
  to_answer: number
  answered: number
  within_hour: number
  median_minutes: number | null
}

/** Moments, the end not within. `days` are the days within, each by its first moment. */
export type Span = { start: Date; end: Date; days: readonly { day: string; start: Date }[] }

/** Inquiries in a span of time; imported contacts and test leads are none. */
const inSpan = (scope: LeadScope, { end, start }: Span) => sql`
  website_id = ${scope.website_id} and received_at >= ${start} and received_at < ${end}
    and not is_test and kind <> 'import' and ${isOfHeldPerson(scope, 'leads.lead_id')}`

/** Leads that the agent entered had their answer before, and saved searches ask nothing. */
export async function leadTotals(db: Db, scope: LeadScope, span: Span): Promise<LeadTotals> {
  const { rows } = await sql<LeadTotals>`
    select count(*)::int as leads,
      count(*) filter (where is_entered)::int as entered,
      count(*) filter (where asked)::int as to_answer,
      count(waited)::int as answered,
      count(*) filter (where waited <= 3600)::int as within_hour,
      floor(percentile_cont(0.5) within group (order by waited) / 60 + 0.5)::int as median_minutes
    from (
      select *, case when asked and first_answer_at is not null
        then greatest(0, extract(epoch from first_answer_at - received_at)) end::float8 as waited
      from (
        select is_entered, ${firstAnswer} as first_answer_at, received_at,
          not is_entered and kind in (${sql.join(MESSAGE_FORM_KINDS)}) as asked
        from leads where ${inSpan(scope, span)}
      ) as inquiries
    ) as counted
  `.execute(db)
  return rows[0]!
}

/** Sources as visits are counted by them, so that both are in one row. */
export async function leadCounts(db: Db, scope: LeadScope, span: Span): Promise<Counts> {
  const { rows } = await sql<{ by: Dimension; name: string; count: number }>`
    with counted as materialized (
      select kind, page, home,
        width_bucket(received_at, ${startsOf(span)}::timestamptz[])::text as day,
        left(lower(coalesce(
          nullif(source->>'utm_source', ''), nullif(source->>'note', ''),
          regexp_replace(source->>'referrer', '^www[.]', ''), ''
        )), ${TAG_MAX}::int) as source,
        left(lower(coalesce(source->>'utm_campaign', '')), ${TAG_MAX}::int) as campaign
      from leads where ${inSpan(scope, span)}
    )
    ${eachOf(['kind', 'page', 'home', 'day', 'source', 'campaign'], sql`count(*)`)}
  `.execute(db)
  const counts = byDimension(rows)
  const day = counts.day.map(({ count, name }) => {
    return { count, name: span.days[Number(name) - 1]?.day ?? '' }
  })
  return { ...counts, day }
}

/** As PostgreSQL writes arrays. */
function startsOf({ days }: Span): string {
  return `{${days.map(({ start }) => start.toISOString()).join(',')}}`
}

/** The day on which the first visit was counted. */
export async function visitsCountedFrom(db: Db, website_id: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('site_visits')
    .select(({ fn }) => fn.min('day').as('day'))
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  return day
}

const onDays = (website_id: number, { from, to }: Period) => sql`
  website_id = ${website_id} and day between ${from} and ${to}`

export async function visitTotals(
  db: Db,
  website_id: number,
  period: Period
): Promise<{ visits: number; views: number }> {
  const { rows } = await sql<{ visits: number; views: number }>`
    select coalesce(sum(visits), 0)::int as visits, coalesce(sum(views), 0)::int as views
    from site_visits where ${onDays(website_id, period)}
  `.execute(db)
  return rows[0]!
}

/** Visits by day, source and campaign, and views by page. */
export async function visitCounts(
  db: Db,
  website_id: number,
  period: Period
): Promise<Pick<Counts, 'campaign' | 'day' | 'page' | 'source'>> {
  const { rows } = await sql<{ by: Dimension; name: string; count: number }>`
    with counted as materialized (
      select day, page, visits, views, utm_campaign as campaign,
        case when utm_source = '' then referrer else utm_source end as source
      from site_visits where ${onDays(website_id, period)}
    )
    ${eachOf(['day', 'source', 'campaign'], sql`sum(visits)`)}
    union all ${eachOf(['page'], sql`sum(views)`)}
  `.execute(db)
  return byDimension(rows.filter(({ count }) => count > 0))
}

function eachOf(dimensions: Dimension[], count: ReturnType<typeof sql>) {
  const parts = dimensions.map(
    (by) => sql`
      select ${sql.lit(by)} as by, ${sql.ref(by)} as name, ${count}::int as count
      from counted group by ${sql.ref(by)}`
  )
  return sql.join(parts, sql` union all `)
}

function byDimension(rows: readonly { by: Dimension; name: string; count: number }[]): Counts {
  const of = (by: Dimension) =>
    rows.filter((row) => row.by === by).map(({ count, name }) => ({ name, count }))
  return {
    campaign: of('campaign'),
    day: of('day'),
    home: of('home'),
    kind: of('kind'),
    page: of('page'),
    source: of('source')
  }
}
