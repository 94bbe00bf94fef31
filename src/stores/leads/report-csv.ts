import type { LeadReport } from '#contract/leads/report.ts'
import { csvFileMessages } from '#messages/csv-file.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { writeCsv } from '#rules/content/csv.ts'
import { messagesOf } from '../site/messages.ts'

/** A report's figures for a spreadsheet: a row for each, with the list that it belongs to. */
export function reportCsv(report: LeadReport): string {
  const t = messagesOf(leadReportMessages)
  const { kinds } = messagesOf(leadLabels)
  const { columns, csv, figures, lists } = t
  const now = report.figures
  const then = report.before?.figures
  const total = (name: string, key: keyof typeof now) =>
    [csv.totals, name, csv.count, now[key], then?.[key] ?? null] as const
  type Row = LeadReport['sources'][number]
  const named = (list: string, rows: readonly Row[], opened = columns.visits, unnamed = '') =>
    rows.flatMap(({ leads, name, visits }) => {
      const shown = name === null ? t.rest : name === '' ? unnamed : name
      return [
        [list, shown, opened, visits, null],
        [list, shown, columns.leads, leads, null]
      ] as const
    })
  const counted = (list: string, rows: readonly { name: string | null; leads: number }[]) =>
    rows.map(({ leads, name }) => [list, name ?? t.rest, columns.leads, leads, null] as const)
  const rows = [
    [csv.list, csv.name, csv.count, report.month, csv.before],
    total(figures.visits, 'visits'),
    total(figures.views, 'views'),
    total(figures.leads, 'leads'),
    total(csv.minutes(figures.median), 'median_minutes'),
    total(figures.within, 'within_hour'),
    ...report.days.flatMap(({ day, leads, visits }) =>
      named(t.charts.title, [{ name: day, leads, visits }])
    ),
    ...named(lists.sources, report.sources, columns.visits, t.directly),
    ...named(lists.campaigns, report.campaigns),
    ...named(lists.pages, report.pages, columns.views, t.noPage),
    ...counted(
      lists.kinds,
      report.kinds.map(({ kind, leads }) => ({ name: kinds[kind], leads }))
    ),
    ...counted(lists.homes, report.homes)
  ]
  return writeCsv(rows, messagesOf(csvFileMessages).delimiter)
}
