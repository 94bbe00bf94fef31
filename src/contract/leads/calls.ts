import type { Endpoint } from '../endpoint.ts'
import { leadSettings, saveLeadSettings } from './lead-settings.ts'
import { person, personTimeline } from './person.ts'
import * as changes from './person-changes.ts'
import { erasePerson, mergePeople, separateLead } from './same-person.ts'

/** The calls about one person by name, in reading order. */
export const PERSON_CALLS: Record<string, Endpoint> = {
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
  mergePeople,
  separateLead,
  erasePerson,
  leadSettings,
  saveLeadSettings
}
