import * as v from 'valibot'
import { leadSettings, saveLeadSettings } from '#contract/leads/lead-settings.ts'
import { leadReport, type LeadReport } from '#contract/leads/report.ts'
import { query } from '#gateways/browser/browser.ts'
import { download } from '#gateways/browser/download.ts'
import { call } from '#gateways/panel.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { reportCsv } from './report-csv.ts'

export const report = loader('leadReport', leadReport, { quiet: true })
export const leadSettingsOf = loader('leadSettings', leadSettings, { quiet: true })

/** The month in the page's address, if it names one. */
export function monthAsked(): { month?: string } {
  const { output, success } = v.safeParse(leadReport.input, { month: query('month') })
  return success && output.month !== undefined ? { month: output.month } : {}
}

export function downloadReport(shown: LeadReport): void {
  const file = new Blob([reportCsv(shown)], { type: 'text/csv;charset=utf-8' })
  download(file, `report-${shown.month}.csv`)
}

export async function setMonthlyReport(monthly_report: boolean): Promise<void> {
  const outcome = await call(saveLeadSettings, { monthly_report })
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  leadSettingsOf.put(outcome.value)
  toast('success', messagesOf(leadReportMessages).settings.saved)
}
