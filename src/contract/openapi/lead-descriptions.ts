import type { Description } from './description.ts'

/** The calls of the list and the board of leads. */
export const LEAD_DESCRIPTIONS: Record<string, Description> = {
  leadList: { summary: 'Lists the website’s leads.', refusals: [404] },
  leadBoard: {
    summary: 'Returns the number of leads in each stage, and the first of them.',
    refusals: [404]
  },
  leadSummary: {
    summary: 'Counts new leads and due follow-ups, and lists what leads can be filtered by.',
    refusals: [404]
  },
  changeLeads: {
    summary:
      'Changes the stage, tags, follow-up date or agent of up to 200 leads, or takes their last move back.',
    refusals: [404, 409]
  },
  addLead: {
    summary: 'Adds a lead that the agent met elsewhere, with the day of what they agreed to.',
    refusals: [404, 409, 422, 429]
  },
  exportLeads: {
    summary: 'Returns a file of the chosen leads, or of those that the filters find.',
    refusals: [404, 429],
    files: ['text/csv', 'text/vcard']
  },
  importColumns: {
    summary: 'What the columns of a file with these headings were the last time.',
    refusals: [404]
  },
  saveImportColumns: { summary: 'Remembers what a file’s columns are.', refusals: [404] },
  importLeads: {
    summary:
      'Imports up to 500 rows of a file. A consent for all is not given to people who withdrew theirs.',
    refusals: [404, 422, 429]
  },
  saveLeadView: { summary: 'Saves or renames a view of the list.', refusals: [404, 409] },
  deleteLeadView: { summary: 'Deletes a saved view of the list.', refusals: [404] }
}
