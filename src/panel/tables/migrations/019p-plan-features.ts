import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { plans } from '../seed/plans.ts'

/** Sample plans name their CRM, and Brokerage has a team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await offerCrm(db)
}

/** What sample plans said before, in any order. */
const FORMER_FEATURES = [
  'Built and hosted for you',
  'In English or French',
  'English and French side by side',
  'Up to 5 pages of your own',
  'Up to 15 pages of your own',
  'Up to 30 pages of your own',
  'A free address right away',
  'Your own domain, with a certificate',
  'Every template, switched any time',
  'Website builder with drafts, previews and history',
  'A blog on your own website',
  'A contact form that emails you',
  'Sitemap, descriptions and structured data for search engines',
  'A picture and a text for every page you share',
  'Assisted setup',
  'Support by email or callback'
]

/** An unedited sample plan says what it gives now; an owner's own plan gets a team by its limits. */
export async function offerCrm(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{
    plan_id: number
    plan_name: string
    limits: Record<string, number>
    plan_features: { features: string[] }[]
  }>`select plan_id, plan_name, limits, plan_features from plans`.execute(db)
  for (const { limits, plan_features, plan_id, plan_name } of rows) {
    const sample = plans.find((one) => one.plan_name === plan_name)
    const said = plan_features.flatMap(({ features }) => features)
    if (!sample || said.some((feature) => !FORMER_FEATURES.includes(feature))) continue
    const offered = JSON.parse(sample.limits as string) as Record<string, number>
    if (limits['languages'] !== offered['languages'] || limits['pages'] !== offered['pages'])
      continue
    await sql`
      update plans set plan_features = ${sample.plan_features}::jsonb, limits = ${sample.limits}::jsonb
      where plan_id = ${plan_id}
    `.execute(db)
  }
}
