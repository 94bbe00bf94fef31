import type { ReportFigures } from '#contract/leads/report.ts'
import { monthlyReportEmail } from '#messages/emails/monthly-report.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { monthBefore } from '#rules/leads/report-period.ts'
import { paths } from '#rules/paths.ts'
import { monthAlone, monthName } from '#rules/time/month-name.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

/** `entered` is missing in an email that was queued before it was counted. */
type Figures = Omit<ReportFigures, 'entered'> & { entered?: number }

export type MonthlyReport = {
  kind: 'monthly-report'
  name: string
  /** 'YYYY-MM'. */
  month: string
  figures: Figures
  /** Of the month before; null if there was none. */
  before: Figures | null
  /** Where most leads came from, or else most visits. */
  source: { name: string | null; visits: number; leads: number } | null
  home: { name: string | null; leads: number } | null
  language: 'en' | 'fr'
}

/** What a website brought in a month, beside the month before. */
export function monthlyReport(report: MonthlyReport, settings: Settings): EmailContent {
  const { before, figures, home, language, month, source } = report
  const t = monthlyReportEmail[language]
  const count = (name: 'leads' | 'views' | 'visits') => {
    const [now, then] = [figures[name], before?.[name] ?? null]
    if (now === null) return t.notCounted
    const earlier = monthAlone(monthBefore(month), language)
    return then === null ? t.alone(now) : t.compared(now, then, earlier)
  }
  const sourceRow =
    source?.name && (source.leads > 0 || source.visits > 0)
      ? source.leads > 0
        ? [[t.source, t.times(source.name, source.leads)] as const]
        : [[t.mostVisits, t.times(source.name, source.visits)] as const]
      : []
  return {
    subject: t.subject(monthName(month, language)),
    heading: t.heading(monthName(month, language)),
    greeting: sharedEmailMessages[language].greeting(report.name),
    paragraphs: [t.leads(figures, monthAlone(month, language))],
    rows: [
      [t.visits, count('visits')],
      [t.views, count('views')],
      [t.leadCount, count('leads')],
      ...(figures.to_answer > 0 ? [[t.answer, answer(figures, language)] as const] : []),
      ...sourceRow,
      ...(home?.name ? [[t.home, t.times(home.name, home.leads)] as const] : [])
    ],
    button: { label: t.open, url: pageUrl(settings, language, `${paths.report}?month=${month}`) },
    note: t.note
  }
}

function answer(
  { median_minutes, to_answer, within_hour }: Figures,
  language: 'en' | 'fr'
): string {
  const t = monthlyReportEmail[language]
  return median_minutes === null ? t.unanswered : t.answered(median_minutes, within_hour, to_answer)
}
