import type { Endpoint } from '../endpoint.ts'
import {
  answerLead,
  answerSetup,
  answerTemplates,
  deleteAnswerTemplate,
  saveAnswerTemplate
} from './answers.ts'
import {
  campaign,
  campaigns,
  cancelCampaign,
  countAudience,
  deleteCampaign,
  previewCampaign,
  saveCampaign,
  sendCampaign,
  testCampaign
} from './campaigns.ts'
import * as sequences from './sequences.ts'

/** The calls of emails to leads. */
export const LEAD_EMAIL_CALLS: Record<string, Endpoint> = {
  answerSetup,
  answerLead,
  answerTemplates,
  saveAnswerTemplate,
  deleteAnswerTemplate,
  campaigns,
  campaign,
  saveCampaign,
  deleteCampaign,
  countAudience,
  previewCampaign,
  testCampaign,
  sendCampaign,
  cancelCampaign,
  sequences: sequences.sequences,
  sequence: sequences.sequence,
  saveSequence: sequences.saveSequence,
  turnSequence: sequences.turnSequence,
  deleteSequence: sequences.deleteSequence,
  previewStep: sequences.previewStep,
  testStep: sequences.testStep,
  joinSequence: sequences.joinSequence,
  leaveSequence: sequences.leaveSequence
}
