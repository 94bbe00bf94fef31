import { expect, test, vi } from 'vitest'
import type { LeadReport } from '#contract/leads/report.ts'
import { downloadReport } from '#stores/leads/report.ts'
import { reportCsv } from '#stores/leads/report-csv.ts'
import { freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/dashboard/report')

const figures = {
  visits: 12,
  views: 30,
  leads: 3,
  entered: 0,
  to_answer: 3,
  answered: 2,
  within_hour: 1,
  median_minutes: 40
}
const REPORT: LeadReport = {
  api_status: 0,
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-02',
  is_over: false,
  first_month: '2026-09',
  this_month: '2026-10',
  counted_from: '2026-09-30',
  figures,
  before: { from: '2026-09-01', to: '2026-09-02', figures: { ...figures, visits: null, leads: 1 } },
  days: [
    { day: '2026-10-01', visits: 12, leads: 2 },
    { day: '2026-10-02', visits: 0, leads: 1 }
  ],
  kinds: [{ kind: 'showing', leads: 3 }],
  sources: [
    { name: '', visits: 10, leads: 1 },
    { name: '=HYPERLINK("x")', visits: 2, leads: 2 }
  ],
  campaigns: [{ name: null, visits: 2, leads: 2 }],
  pages: [{ name: '/', visits: 30, leads: 3 }],
  homes: [{ name: '12 Elm Street', leads: 3 }]
}

test('a spreadsheet has every figure of the report in a row of its own, and no formula', () => {
  const rows = reportCsv(REPORT).slice(1).trimEnd().split('\r\n')
  expect(rows).toEqual([
    '"List","Name","Figure","2026-10","Before"',
    '"Totals","Visits","Figure",12,',
    '"Totals","Pages viewed","Figure",30,30',
    '"Totals","Leads","Figure",3,1',
    '"Totals","Half were answered within (minutes)","Figure",40,40',
    '"Totals","Answered within an hour","Figure",1,1',
    '"Day by day","2026-10-01","Visits",12,',
    '"Day by day","2026-10-01","Leads",2,',
    '"Day by day","2026-10-02","Visits",0,',
    '"Day by day","2026-10-02","Leads",1,',
    '"Where they came from","Opened directly, or not known","Visits",10,',
    '"Where they came from","Opened directly, or not known","Leads",1,',
    '"Where they came from","\'=HYPERLINK(""x"")","Visits",2,',
    '"Where they came from","\'=HYPERLINK(""x"")","Leads",2,',
    '"Advertisements","All others","Visits",2,',
    '"Advertisements","All others","Leads",2,',
    '"Pages","/","Views",30,',
    '"Pages","/","Leads",3,',
    '"What they asked for","Showing request","Leads",3,',
    '"Homes asked about most","12 Elm Street","Leads",3,'
  ])
})

test('on a French page the file has a French name, French headings and the semicolons of French Excel', async () => {
  const { document, HTMLAnchorElement } = visitor.window
  document.documentElement.lang = 'fr-CA'
  const files: Blob[] = []
  const names: string[] = []
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:report'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: InstanceType<typeof HTMLAnchorElement>
  ) {
    names.push(this.download)
  })
  downloadReport(REPORT)
  vi.useRealTimers()
  expect(names).toEqual(['rapport-2026-10.csv'])
  expect(await files[0]?.text()).toContain('"Liste";"Nom";"Nombre";"2026-10";"Avant"\r\n')
})
