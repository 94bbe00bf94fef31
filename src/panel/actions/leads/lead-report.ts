import type { LeadReport, ReportFigures } from '#contract/leads/report.ts'
import { messageFrom } from '#messages/language.ts'
import { leadReportRefusals } from '#messages/refusals/lead-report.ts'
import { dayIn, daysAfter } from '#rules/leads/lead-days.ts'
import { LEAD_KINDS } from '#rules/leads/lead-kinds.ts'
import { daysOf, monthOf, type Period, reportPeriod } from '#rules/leads/report-period.ts'
import { reportRows } from '#rules/leads/report-rows.ts'
import { dayStart } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import {
  leadCounts,
  leadTotals,
  type Span,
  visitCounts,
  visitsCountedFrom,
  visitTotals
} from '../../records/leads/report.ts'
import type { LeadScope } from '../../records/leads/people.ts'
import { websiteById, type WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { noWebsite } from '../websites/own-site.ts'

export type Reported = Omit<LeadReport, 'api_status' | 'message'>

/** A month's report. @throws Refused with 404 for a month to come, and one from before the website. */
export async function makeLeadReport(
  world: World,
  scope: LeadScope,
  asked?: string
): Promise<Reported> {
  const website = await websiteById(world.db, scope.website_id)
  if (!website) throw noWebsite()
  return reportOf(world, website, asked, scope.holder)
}

export async function reportOf(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  website: Pick<WebsiteRow, 'billing_state' | 'created' | 'website_id'>,
  asked?: string,
  holder?: string
): Promise<Reported> {
  const { website_id } = website
  const scope = { website_id, holder }
  const zone = zoneOf(website.billing_state).id
  const today = dayIn(zone, clock())
  const begun = dayIn(zone, website.created)
  const this_month = monthOf(today)
  const month = asked ?? this_month
  if (month > this_month || month < monthOf(begun)) throw noReport()
  const period = reportPeriod(month, today)
  const counted_from = await visitsCountedFrom(db, website_id)

  const figuresOf = async (days: Period): Promise<ReportFigures> => {
    const isCounted = counted_from !== null && counted_from <= days.to
    const visits = isCounted ? await visitTotals(db, website_id, days) : null
    return {
      visits: visits?.visits ?? null,
      views: visits?.views ?? null,
      ...(await leadTotals(db, scope, spanOf(days, zone)))
    }
  }
  const visits = await visitCounts(db, website_id, period)
  const leads = await leadCounts(db, scope, spanOf(period, zone))
  const isNamed = ({ name }: { name: string }) => name !== ''
  return {
    month,
    from: period.from,
    to: period.to,
    is_over: period.isOver,
    first_month: monthOf(begun),
    this_month,
    counted_from,
    figures: await figuresOf(period),
    before:
      period.before.to < begun
        ? null
        : { ...period.before, figures: await figuresOf(period.before) },
    days: daysOf(period).map((day) => ({
      day,
      visits: countOf(visits.day, day),
      leads: countOf(leads.day, day)
    })),
    kinds: LEAD_KINDS.map((kind) => ({ kind, leads: countOf(leads.kind, kind) })).filter(
      (row) => row.leads > 0
    ),
    sources: reportRows(visits.source, leads.source),
    campaigns: reportRows(visits.campaign.filter(isNamed), leads.campaign.filter(isNamed)),
    pages: reportRows(visits.page, leads.page),
    homes: reportRows([], leads.home.filter(isNamed)).map(({ name, leads: asks }) => {
      return { name, leads: asks }
    })
  }
}

function spanOf(period: Period, zone: string): Span {
  const days = daysOf(period).map((day) => ({ day, start: dayStart(day, zone) }))
  const end = dayStart(daysAfter(period.to, 1), zone)
  return { start: days[0]?.start ?? end, end, days }
}

function countOf(counts: readonly { name: string; count: number }[], name: string): number {
  return counts.find((one) => one.name === name)?.count ?? 0
}

function noReport(): Refused {
  return new Refused(
    messageFrom(leadReportRefusals, (t) => t.noReport),
    404
  )
}
