import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { LeadReport } from '#contract/leads/report.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { dates } from '#messages/dates.ts'
import { formats } from '#messages/formats.ts'
import { leadSettingsMessages } from '#messages/leads/lead-settings.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { monthAfter, monthBefore } from '#rules/leads/report-period.ts'
import { paths } from '#rules/paths.ts'
import { leadSettingsOf } from '#stores/leads/lead-settings.ts'
import { downloadReport, monthAsked, report } from '#stores/leads/report.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { CrmGate } from './crm-gate.tsx'
import { ReportDays } from './report-days.tsx'
import { ReportFigures } from './report-figures.tsx'
import { ReportLists } from './report-lists.tsx'
import { useMay } from './use-may.ts'
import styles from './report.module.css'

export const Report = bounded(ReportPage)

function ReportPage() {
  const t = useMessages(leadReportMessages)
  return (
    <CrmGate loading={<ReportSkeleton />} noWebsite={<NoWebsite />} title={t.title}>
      {() => <MonthlyReport />}
    </CrmGate>
  )
}

function MonthlyReport() {
  const t = useMessages(leadReportMessages)
  const { status } = useStore(report.$loaded)
  const hasSettings = useMay('settings')
  useEffect(() => {
    void report.load(monthAsked())
    if (hasSettings) void leadSettingsOf.load({})
  }, [hasSettings])
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <WhenLoaded
        loading={<MonthSkeleton />}
        of={report.$loaded}
        retry={() => report.load(monthAsked())}
        what={t.what}
      >
        {(shown) => <Month report={shown} />}
      </WhenLoaded>
      {status === 'failed' && monthAsked().month !== undefined && (
        <p>
          <a href={paths.report}>{t.thisMonth}</a>
        </p>
      )}
    </DashboardPage>
  )
}

function Month({ report: shown }: { report: LeadReport }) {
  const t = useMessages(leadReportMessages)
  const settings = useMessages(leadSettingsMessages)
  return (
    <>
      <MonthHead report={shown} />
      <ReportFigures report={shown} />
      <ReportDays report={shown} />
      <ReportLists report={shown} />
      <div className={styles['method']}>
        <p>{t.method}</p>
        <WhenLoaded
          loading={<p aria-hidden="true">&nbsp;</p>}
          of={leadSettingsOf.$loaded}
          retry={() => leadSettingsOf.load({})}
          what={settings.what}
        >
          {({ monthly_report }) => (
            <p>
              {monthly_report ? t.email : t.emailOff} <a href={paths.settings}>{t.openSettings}</a>
            </p>
          )}
        </WhenLoaded>
      </div>
    </>
  )
}

function MonthHead({ report: shown }: { report: LeadReport }) {
  const t = useMessages(leadReportMessages)
  const { day } = useMessages(formats)
  const { dayOfMonth, month: monthName } = useMessages(dates)
  const { before, counted_from, first_month, from, is_over, month, this_month, to } = shown
  const days = t.days(dayOfMonth(from), dayOfMonth(to))
  const isPartlyCounted = counted_from !== null && counted_from > (before?.from ?? from)
  return (
    <div className={styles['month']}>
      <header>
        <h2>{monthName(month)}</h2>
        <nav aria-label={t.months}>
          {month > first_month && (
            <a href={monthPath(monthBefore(month))} rel="prev">
              <span aria-hidden="true">‹ </span>
              {t.earlier}
            </a>
          )}
          {month < this_month && (
            <a href={monthPath(monthAfter(month))} rel="next">
              {t.later}
              <span aria-hidden="true"> ›</span>
            </a>
          )}
        </nav>
        <Button look="line" onClick={() => downloadReport(shown)} size="small">
          {t.download}
        </Button>
      </header>
      <p>
        {is_over ? t.whole(days) : t.soFar(days)}{' '}
        {before ? t.compared(t.days(dayOfMonth(before.from), dayOfMonth(before.to))) : t.firstMonth}{' '}
        {counted_from === null && t.neverCounted}
        {isPartlyCounted && t.countedFrom(day(counted_from))}
      </p>
    </div>
  )
}

function monthPath(month: string): string {
  return `${paths.report}?month=${month}`
}

function NoWebsite() {
  const { lede, title } = useMessages(leadReportMessages)
  const { none } = useMessages(websiteBuilderMessages)
  const { action } = none
  return <NeedsWebsite lede={lede} none={{ title: none.title, action }} title={title} />
}

/** The page's layout while its data loads, so that nothing moves afterwards. */
export const ReportSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(leadReportMessages)
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <MonthSkeleton />
    </DashboardPage>
  )
}

function MonthSkeleton() {
  const t = useMessages(leadReportMessages)
  return (
    <>
      <div aria-busy="true" className={styles['month']} role="status">
        <header>
          <SkeletonBar tall="title" wide={20} />
          <SkeletonBar tall="button" wide={12} />
        </header>
        <p>
          <SkeletonBar wide={32} />
        </p>
      </div>
      <ReportFigures report={undefined} />
      <Panel busy title={t.charts.title}>
        <TableSkeleton rows={4} />
      </Panel>
      <Panel busy title={t.lists.sources}>
        <TableSkeleton rows={4} />
      </Panel>
    </>
  )
}
