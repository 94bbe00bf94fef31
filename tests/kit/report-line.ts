import { formatReport } from '#panel/actions/operations/format-report.ts'
import { START, type TestPanel } from './panel.ts'

/** The line about an agent's plan in the owner's report. */
export async function reportLine(
  panel: TestPanel,
  { website_id }: { website_id: number }
): Promise<string | undefined> {
  const { cards, db } = panel.world
  const { base_url } = await db
    .selectFrom('websites')
    .select('base_url')
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  const about = { since: START, now: panel.now(), cardKind: cards.kind, json: false }
  const lines = (await formatReport(db, about)).split('\n')
  return lines.find((line) => line.startsWith(`  ${base_url} `))
}
