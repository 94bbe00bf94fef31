import type { LeadReport } from '#contract/leads/report.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { dates } from '#messages/dates.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './report.module.css'

/** A bar for each day, and the same as a table. */
export function ReportDays({ report: { days, figures } }: { report: LeadReport }) {
  const t = useMessages(leadReportMessages)
  const { shortDay } = useMessages(dates)
  const { charts, columns } = t
  return (
    <Panel title={charts.title}>
      <div className={styles['charts']}>
        {figures.visits !== null && (
          <DayChart
            days={days.map(({ day, visits }) => ({ day, count: visits }))}
            label={charts.visits}
            look="visits"
          />
        )}
        <DayChart
          days={days.map(({ day, leads }) => ({ day, count: leads }))}
          label={charts.leads}
          look="leads"
        />
      </div>
      <details className={styles['days']}>
        <summary>{charts.table}</summary>
        <DataTable
          columns={[
            { name: charts.day, cell: ({ day }) => shortDay(day), headline: true },
            { name: columns.visits, cell: ({ visits }) => t.number(visits), figure: true },
            { name: columns.leads, cell: ({ leads }) => t.number(leads), figure: true }
          ]}
          keyOf={({ day }) => day}
          label={charts.title}
          rows={days}
        />
      </details>
    </Panel>
  )
}

const HIGH = 100
const STEP = 10

function DayChart({
  label,
  look,
  days
}: {
  label: string
  look: 'leads' | 'visits'
  days: readonly { day: string; count: number }[]
}) {
  const t = useMessages(leadReportMessages)
  const { shortDay } = useMessages(dates)
  const top = days.reduce((best, one) => (one.count > best.count ? one : best), {
    day: '',
    count: 0
  })
  const most = top.count === 0 ? t.charts.none : t.charts.most(top.count, shortDay(top.day))
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{label}</b> {most}
      </figcaption>
      <svg
        aria-label={t.charts.of(label, most)}
        className={styles[look]}
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${days.length * STEP} ${HIGH}`}
      >
        {days.map(({ count, day }, at) => {
          const high = top.count === 0 ? 0 : (count / top.count) * HIGH
          return (
            <rect height={high} key={day} width={STEP - 3} x={at * STEP + 1.5} y={HIGH - high} />
          )
        })}
      </svg>
      <p aria-hidden="true">
        <span>{shortDay(days.at(0)?.day ?? '')}</span>
        {days.length > 1 && <span>{shortDay(days.at(-1)?.day ?? '')}</span>}
      </p>
    </figure>
  )
}
