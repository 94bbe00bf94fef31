import * as v from 'valibot'
import { leadReport, type LeadReport } from '#contract/leads/report.ts'
import { query } from '#gateways/browser/browser.ts'
import { download } from '#gateways/browser/download.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { reportCsv } from './report-csv.ts'

export const report = loader('leadReport', leadReport, { quiet: true })

/** The month in the page's address, if it names one. */
export function monthAsked(): { month?: string } {
  const { output, success } = v.safeParse(leadReport.input, { month: query('month') })
  return success && output.month !== undefined ? { month: output.month } : {}
}

export function downloadReport(shown: LeadReport): void {
  const file = new Blob([reportCsv(shown)], { type: 'text/csv;charset=utf-8' })
  download(file, messagesOf(leadReportMessages).csv.file(shown.month))
}
