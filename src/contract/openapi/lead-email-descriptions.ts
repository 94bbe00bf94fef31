import type { Description } from './description.ts'

/** The calls of answers, campaigns and sequences. */
export const LEAD_EMAIL_DESCRIPTIONS: Record<string, Description> = {
  answerSetup: {
    summary: 'Returns what the dialog of an answer begins with: templates and their values.',
    refusals: [404, 409]
  },
  answerLead: { summary: 'Emails a lead and notes it on the timeline.', refusals: [404, 409, 429] },
  answerTemplates: { summary: 'Lists the templates of answers.', refusals: [404] },
  saveAnswerTemplate: {
    summary: 'Creates a template, or replaces the one with this id.',
    refusals: [404, 409]
  },
  deleteAnswerTemplate: { summary: 'Deletes a template.', refusals: [404] }
}
