import type { Description } from './description.ts'

/** The calls about one person of an agent's CRM. */
export const PERSON_DESCRIPTIONS: Record<string, Description> = {
  person: {
    summary: 'Returns a person with the first page of their timeline, by any of their leads.',
    refusals: [404]
  },
  personTimeline: { summary: 'Returns a page of a person’s timeline.', refusals: [404] },
  addNote: { summary: 'Adds a note to a person.', refusals: [404, 429] },
  addTask: { summary: 'Adds a task about a person.', refusals: [404, 409, 429] },
  saveTask: { summary: 'Changes a task’s text or due day.', refusals: [404, 429] },
  setTaskDone: { summary: 'Marks a task as done, or as open again.', refusals: [404, 429] },
  deleteTask: { summary: 'Deletes a task.', refusals: [404, 429] },
  saveDetails: { summary: 'Changes a person’s details.', refusals: [404, 409, 429] },
  recordConsent: {
    summary: 'Records an express consent to commercial messages that a person gave elsewhere.',
    refusals: [404, 422, 429]
  },
  removeSavedSearch: {
    summary: 'Stops the emails about a saved search.',
    refusals: [404, 429]
  },
  switchRegistration: {
    summary:
      'Ends a person’s registration for homes that only registered visitors see, or opens it again.',
    refusals: [404, 429]
  },
  privacyRequests: {
    summary: 'Lists what visitors of the agent’s website asked of their data, by due date.',
    refusals: [403, 404]
  },
  answerPrivacyRequest: {
    summary:
      'Answers a visitor’s request about their data, and emails them. A deletion erases the person.',
    refusals: [403, 404, 429]
  },
  withdrawConsent: {
    summary: 'Ends every consent of a person to commercial messages.',
    refusals: [404, 429]
  },
  mergePeople: {
    summary: 'Merges another person into this one. It can be separated again.',
    refusals: [404, 429]
  },
  keepPeopleApart: {
    summary: 'Remembers that two people with the same address or number are two people.',
    refusals: [404]
  },
  separateLead: {
    summary: 'Separates a merged lead from its person, with what was merged into it.',
    refusals: [404, 409, 429]
  },
  erasePerson: {
    summary: 'Erases a person with all their leads, for good.',
    refusals: [404, 429]
  },
  leadSettings: { summary: 'Returns the settings of the agent’s CRM.', refusals: [404] },
  saveLeadSettings: { summary: 'Saves the settings of the agent’s CRM.', refusals: [404] }
}
