import type { LeadReport } from '#contract/leads/report.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { OTHER_SOURCES } from '#rules/leads/visit-source.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './report.module.css'

type Row = { name: string; leads: number; visits?: number }

/** Where visits and leads came from, and what they were about. */
export function ReportLists({ report }: { report: LeadReport }) {
  const t = useMessages(leadReportMessages)
  const { kinds } = useMessages(leadLabels)
  const { columns } = t
  const named = <Named extends { name: string | null }>(rows: readonly Named[]) =>
    rows.map((row) => ({ ...row, name: row.name ?? t.rest }))
  const sources = named(report.sources).map((row) => ({ ...row, name: sourceText(row.name) }))

  function sourceText(name: string): string {
    if (name === OTHER_SOURCES.referrer) return t.otherSources
    return name === '' ? t.directly : name
  }

  return (
    <div className={styles['lists']}>
      <List by={columns.source} opened={columns.visits} rows={sources} what="sources" />
      <List
        by={columns.page}
        opened={columns.views}
        rows={named(report.pages).map((row) => ({ ...row, name: row.name || t.noPage }))}
        what="pages"
      />
      <List
        by={columns.campaign}
        opened={columns.visits}
        rows={named(report.campaigns)}
        what="campaigns"
      />
      <List
        by={columns.kind}
        rows={report.kinds.map(({ kind, leads }) => ({ name: kinds[kind], leads }))}
        what="kinds"
      />
      <List by={columns.home} rows={named(report.homes)} what="homes" />
    </div>
  )
}

function List({
  by,
  opened,
  rows,
  what
}: {
  by: string
  /** The heading of the column of visits, where the list has one. */
  opened?: string
  rows: readonly Row[]
  what: keyof (typeof leadReportMessages)['en']['lists']
}) {
  const t = useMessages(leadReportMessages)
  const { leads: asked } = t.columns
  return (
    <Panel title={t.lists[what]}>
      {rows.length === 0 ? (
        <EmptyState title={t.empty.title}>{t.empty[what]}</EmptyState>
      ) : (
        <table aria-label={t.lists[what]} className={styles['list']}>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              {opened !== undefined && <th scope="col">{opened}</th>}
              <th scope="col">{asked}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ leads, name, visits = 0 }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {opened !== undefined && <td>{t.number(visits)}</td>}
                <td>{t.number(leads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
