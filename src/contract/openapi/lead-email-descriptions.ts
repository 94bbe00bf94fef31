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
  deleteAnswerTemplate: { summary: 'Deletes a template.', refusals: [404] },
  campaigns: { summary: 'Lists the campaigns with their results.', refusals: [404] },
  campaign: { summary: 'Returns a campaign.', refusals: [404] },
  saveCampaign: { summary: 'Saves the draft of a campaign.', refusals: [404, 409] },
  deleteCampaign: { summary: 'Deletes the draft of a campaign.', refusals: [404, 409] },
  countAudience: {
    summary: 'Counts whom an audience may be sent to now, and who is left out.',
    refusals: [404]
  },
  previewCampaign: { summary: 'Returns a campaign as it will be read.', refusals: [404] },
  testCampaign: { summary: 'Sends a campaign to the agent alone.', refusals: [404, 422, 429] },
  sendCampaign: { summary: 'Sends a campaign, now or later.', refusals: [404, 409, 422] },
  cancelCampaign: {
    summary: 'Cancels a campaign that is scheduled or on its way.',
    refusals: [404]
  },
  sequences: { summary: 'Lists the sequences with their results.', refusals: [404] },
  sequence: { summary: 'Returns a sequence.', refusals: [404] },
  saveSequence: {
    summary: 'Saves a sequence, and with it the emails that were not yet sent.',
    refusals: [404, 409, 422]
  },
  turnSequence: { summary: 'Turns a sequence on or off.', refusals: [404, 409, 422] },
  deleteSequence: {
    summary: 'Deletes a sequence that never sent an email.',
    refusals: [404, 409]
  },
  previewStep: { summary: 'Returns an email of a sequence as it will be read.', refusals: [404] },
  testStep: {
    summary: 'Sends an email of a sequence to the agent alone.',
    refusals: [404, 422, 429]
  },
  joinSequence: { summary: 'Adds a person to a sequence.', refusals: [404, 409, 429] },
  leaveSequence: { summary: 'Takes a person out of their sequence.', refusals: [404, 429] }
}
