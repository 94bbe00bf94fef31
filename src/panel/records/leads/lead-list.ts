import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { FollowUpFilter, LeadSort } from '#rules/leads/lead-filters.ts'
import { ENDED_STAGES, type LeadKind, type LeadStage } from '#rules/leads/lead-kinds.ts'
import { type LeadCursor, NO_DAY } from '#rules/leads/lead-cursor.ts'
import { LEADS_COUNT_MAX } from '#rules/leads/lead-list-limits.ts'
import { searchWords } from '#rules/leads/lead-search.ts'
import type { Db } from '../../services/world.ts'
import type { Database } from '../../tables/schema.ts'
import { isHeld, type LeadScope } from './people.ts'

export type ListFilters = {
  search?: string | undefined
  stage?: LeadStage | undefined
  kind?: LeadKind | undefined
  source?: string | undefined
  home?: string | undefined
  tag?: string | undefined
  follow_up?: FollowUpFilter | undefined
  unverified?: 'yes' | undefined
  assigned_to?: string | undefined
  /** The agent's day, 'YYYY-MM-DD'. */
  today: string
}

/** A lead's place in a list, read from an index alone. */
export type LeadPlace = {
  lead_id: string
  stage: LeadStage
  after: Date | string
  is_test: boolean
}

/** As far as counts go. */
const COUNTED = LEADS_COUNT_MAX + 1

/** The places of a list after a cursor; without one as many as are counted. */
export async function leadPlaces(
  db: Db,
  scope: LeadScope,
  filters: ListFilters,
  { cursor, limit, sort }: { cursor: LeadCursor | undefined; limit: number; sort: LeadSort }
): Promise<LeadPlace[]> {
  const { by, descending } = SORTS[sort]
  const order = sql.raw(descending ? 'desc' : 'asc')
  const beyond = sql.raw(descending ? '<' : '>')
  return db
    .selectFrom('leads')
    .select(['lead_id', 'stage', 'is_test', by.as('after')])
    .where(matching(scope, filters))
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${by}, lead_id) ${beyond} (${cursor?.after}, ${cursor?.lead_id}::uuid)`
      )
    )
    .orderBy(sql`${by} ${order}, lead_id ${order}`)
    .limit(cursor ? limit : Math.max(limit, COUNTED))
    .execute()
}

/** A search for the board goes through the newest leads that match, as far as this. */
const BOARD_SEARCHED = 5000

/** Each stage's first places by last activity, as many as are counted. */
export async function boardPlaces(
  db: Db,
  scope: LeadScope,
  filters: ListFilters
): Promise<LeadPlace[]> {
  const leads = db.selectFrom('leads').where(matching(scope, filters))
  const places = db
    .selectFrom(
      leads
        .select(['lead_id', 'stage', 'is_test', 'last_activity_at'])
        .$if(Boolean(filters.search), (query) =>
          query.orderBy('received_at', 'desc').orderBy('lead_id', 'desc').limit(BOARD_SEARCHED)
        )
        .as('leads')
    )
    .select([
      'lead_id',
      'stage',
      'is_test',
      'last_activity_at as after',
      sql<number>`row_number() over (partition by stage order by last_activity_at desc, lead_id desc)`.as(
        'place'
      )
    ])
  return db
    .selectFrom(places.as('places'))
    .select(['lead_id', 'stage', 'is_test', 'after'])
    .where('place', '<=', COUNTED)
    .orderBy('stage')
    .orderBy('place')
    .execute()
}

const SORTS = {
  newest: { by: sql<Date | string>`received_at`, descending: true },
  activity: { by: sql<Date | string>`last_activity_at`, descending: true },
  follow_up: {
    by: sql<Date | string>`coalesce(follow_up_on, ${sql.lit(NO_DAY)})`,
    descending: false
  }
} as const

/** What lists show of the leads within a scope. */
export function matching(scope: LeadScope, filters: ListFilters) {
  const { website_id } = scope
  const { assigned_to, follow_up, home, kind, search = '', source, stage, tag } = filters
  return (eb: ExpressionBuilder<Database, 'leads'>): Expression<SqlBool> => {
    const all: (Expression<SqlBool> | undefined)[] = [
      eb('website_id', '=', website_id),
      eb('merged_into', 'is', null),
      eb('erased_at', 'is', null),
      isHeld(scope),
      // Faster than `like`, which compares again and again where a text has the word's first character often.
      ...searchWords(search).map((word) => sql<SqlBool>`strpos(search, ${word}) > 0`),
      stage && eb('stage', '=', stage),
      kind && eb('kind', '=', kind),
      source ? eb('source_name', '=', source) : undefined,
      // As their index has homes.
      home ? eb('home', '<>', '') : undefined,
      home ? eb(sql`left(home, 200)`, '=', home) : undefined,
      filters.unverified && eb('verified', '=', false),
      assigned_to ? eb('assigned_to', '=', assigned_to) : undefined,
      follow_up && eb('follow_up_on', FOLLOW_UPS[follow_up], filters.today),
      follow_up && eb('stage', 'not in', ENDED_STAGES),
      tag
        ? eb(
            'lead_id',
            'in',
            eb
              .selectFrom('lead_tags')
              .select('lead_id')
              .where('website_id', '=', website_id)
              .where('tag', '=', tag)
          )
        : undefined
    ]
    return eb.and(all.filter((one) => one !== undefined))
  }
}

const FOLLOW_UPS = { due: '<=', today: '=', overdue: '<' } as const
