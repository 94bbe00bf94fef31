import type { Endpoint } from '../endpoint.ts'
import { addLead } from './add-lead.ts'
import { changeLeads } from './change-leads.ts'
import * as connectors from './connectors.ts'
import { LEAD_EMAIL_CALLS } from './email-calls.ts'
import { exportLeads } from './export-leads.ts'
import { importColumns, saveImportColumns } from './import-columns.ts'
import { importLeads } from './import-leads.ts'
import { leadBoard, leadList, leadSummary } from './lead-list.ts'
import { leadSettings, saveLeadSettings } from './lead-settings.ts'
import { deleteLeadView, saveLeadView } from './lead-views.ts'
import { person, personTimeline } from './person.ts'
import * as changes from './person-changes.ts'
import { answerPrivacyRequest, privacyRequests } from './privacy-requests.ts'
import { leadReport } from './report.ts'
import { erasePerson, keepPeopleApart, mergePeople, separateLead } from './same-person.ts'

/** The calls of the CRM by name, in reading order. */
export const LEAD_CALLS: Record<string, Endpoint> = {
  leadList,
  leadBoard,
  leadSummary,
  changeLeads,
  addLead,
  saveLeadView,
  deleteLeadView,
  exportLeads,
  importColumns,
  saveImportColumns,
  importLeads,
  person,
  personTimeline,
  addNote: changes.addNote,
  addTask: changes.addTask,
  saveTask: changes.saveTask,
  setTaskDone: changes.setTaskDone,
  deleteTask: changes.deleteTask,
  saveDetails: changes.saveDetails,
  recordConsent: changes.recordConsent,
  withdrawConsent: changes.withdrawConsent,
  removeSavedSearch: changes.removeSavedSearch,
  switchRegistration: changes.switchRegistration,
  mergePeople,
  separateLead,
  keepPeopleApart,
  erasePerson,
  privacyRequests,
  answerPrivacyRequest,
  leadSettings,
  saveLeadSettings,
  ...LEAD_EMAIL_CALLS,
  leadReport,
  ...connectors
}
