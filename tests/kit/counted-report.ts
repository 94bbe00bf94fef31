import type { Selectable } from 'kysely'
import type { ReportFigures } from '#contract/leads/report.ts'
import type { LeadRow } from '#panel/records/leads/leads.ts'
import type { SiteVisitsTable } from '#panel/tables/visit-tables.ts'
import { isMessage } from '#rules/leads/answer-time.ts'
import { formatDate } from '#rules/time/calendar.ts'

/** The tag of the link, or else the website with the link. */
const sourceName = (source: { referrer: string; utm_source: string }) =>
  source.utm_source || source.referrer

/** A report of these days in Halifax, counted row by row. */
export function countedReport(
  leads: readonly LeadRow[],
  visits: readonly Selectable<SiteVisitsTable>[],
  { from, to }: { from: string; to: string }
) {
  const dayOf = (moment: Date) => formatDate(moment, 'YYYY-MM-DD', 'America/Halifax')
  const isIn = (day: string) => day >= from && day <= to
  const counted = leads.filter(
    ({ is_test, kind, received_at }) => !is_test && kind !== 'import' && isIn(dayOf(received_at))
  )
  const opened = visits.filter(({ day }) => isIn(day))
  const asked = counted.filter(isMessage)
  const waits = asked
    .flatMap(({ first_answer_at, received_at }) =>
      first_answer_at ? [Math.max(0, +first_answer_at - +received_at) / 60_000] : []
    )
    .sort((a, b) => a - b)
  const middle = [Math.floor((waits.length - 1) / 2), Math.ceil((waits.length - 1) / 2)]
  const median = middle.reduce((sum, at) => sum + (waits[at] ?? 0), 0) / 2
  const tally = (counts: (readonly [name: string, count: number])[]) => {
    const sums = new Map<string, number>()
    for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count)
    return Object.fromEntries([...sums].filter(([, count]) => count > 0))
  }
  const of = ({ source }: LeadRow) => source as Record<string, string>
  return {
    figures: {
      visits: opened.reduce((sum, row) => sum + row.visits, 0),
      views: opened.reduce((sum, row) => sum + row.views, 0),
      leads: counted.length,
      entered: counted.filter(({ is_entered }) => is_entered).length,
      to_answer: asked.length,
      answered: waits.length,
      within_hour: waits.filter((minutes) => minutes <= 60).length,
      median_minutes: waits.length === 0 ? null : Math.floor(median + 0.5)
    } satisfies ReportFigures,
    kinds: tally(counted.map(({ kind }) => [kind, 1])),
    days: {
      leads: tally(counted.map(({ received_at }) => [dayOf(received_at), 1])),
      visits: tally(opened.map(({ day, visits: count }) => [day, count]))
    },
    sources: {
      leads: tally(
        counted.map((row) => [
          sourceName({
            referrer: of(row)['referrer'] ?? '',
            utm_source: of(row)['utm_source']?.toLowerCase() ?? ''
          }),
          1
        ])
      ),
      visits: tally(opened.map((row) => [sourceName(row), row.visits]))
    },
    pages: {
      leads: tally(counted.map(({ page }) => [page, 1])),
      visits: tally(opened.map(({ page, views }) => [page, views]))
    },
    homes: tally(counted.filter(({ home }) => home !== '').map(({ home }) => [home, 1]))
  }
}
