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
  cancelCampaign
}
