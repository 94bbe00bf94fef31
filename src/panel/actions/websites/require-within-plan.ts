import type { SiteContent } from '#contract/websites/site-content.ts'
import { messageFrom } from '#messages/language.ts'
import { siteLimitRefusals } from '#messages/refusals/site-limits.ts'
import { limitProblem } from '#rules/plan/site-limits.ts'
import { planOfWebsite } from '../../records/billing/price-list.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'

/** @throws Refused if the website's new content goes beyond what its plan includes. */
export async function requireWithinPlan(
  db: Db,
  website_id: number,
  { before, content }: { before: SiteContent | undefined; content: SiteContent }
): Promise<void> {
  const plan = await planOfWebsite(db, website_id)
  const problem = plan && limitProblem(content, plan.limits, before)
  if (!plan || !problem) return
  const text = messageFrom(siteLimitRefusals, (t) =>
    problem === 'pages'
      ? t.pages(plan.plan_name, plan.limits.pages ?? 0)
      : t.languages(plan.plan_name)
  )
  throw new Refused(text, 400, { errors: { content: text } })
}
