import * as v from 'valibot'
import { campaignValidation } from '#messages/validation/lead-campaigns.ts'
import { AUDIENCE_MAX, BULK_PAUSES, CAMPAIGN_STATES, TAG_MAX } from '#rules/leads/campaigns.ts'
import { POSTAL_PARTS } from '#rules/people/postal-address.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { says } from '../schema-message.ts'
import { LeadKind, LeadStage } from './lead.ts'
import { LetterFields, letterLanguage, LetterName, LetterPreview, ReadyLetter } from './letters.ts'

/** Email campaigns to people who may be written to. */

const campaignId = v.pipe(v.string(), v.uuid())

const AudienceChoice = v.object({
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(TAG_MAX))), v.maxLength(AUDIENCE_MAX)),
  stages: v.pipe(v.array(LeadStage), v.maxLength(AUDIENCE_MAX)),
  kinds: v.pipe(v.array(LeadKind), v.maxLength(AUDIENCE_MAX)),
  languages: v.pipe(v.array(letterLanguage), v.maxLength(2))
})

/** What is written, finished or not. */
export const CampaignFields = v.object({
  name: LetterName,
  ...LetterFields.entries,
  language: letterLanguage,
  audience: AudienceChoice
})
export type CampaignFields = v.InferOutput<typeof CampaignFields>

/** What must be right before a campaign is sent. */
export const ReadyCampaign = v.object({
  name: v.pipe(v.string(), v.nonEmpty(says(campaignValidation, (t) => t.name))),
  ...ReadyLetter.entries
})

const Results = v.object({
  waiting: v.number(),
  sent: v.number(),
  bounced: v.number(),
  failed: v.number(),
  /** Without a valid consent at the moment of sending, or cancelled before it. */
  left_out: v.number(),
  answered: v.number(),
  unsubscribed: v.number()
})

export const Campaign = v.object({
  campaign_id: campaignId,
  ...CampaignFields.entries,
  version: v.number(),
  state: v.picklist(CAMPAIGN_STATES),
  /** Why a campaign that is scheduled or on its way isn't sent for now; it continues by itself. */
  paused_by: v.nullable(v.picklist(BULK_PAUSES)),
  send_at: v.nullable(isoDate),
  started_at: v.nullable(isoDate),
  ended_at: v.nullable(isoDate),
  updated: isoDate,
  results: Results
})
export type Campaign = v.InferOutput<typeof Campaign>

const one = v.object({ ...done, campaign: Campaign })

/** Newest first. `answers_counted` says whether replies come through the panel. */
export const campaigns = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    data: v.array(v.omit(Campaign, ['body'])),
    answers_counted: v.boolean()
  }),
  input: Nothing,
  method: 'GET',
  path: '/user/leads/campaigns'
})

export const campaign = endpoint({
  access: 'private',
  answer: one,
  input: v.object({ campaign_id: campaignId }),
  method: 'GET',
  path: '/user/leads/campaign'
})

/** Saves a draft; `base_version` 0 creates it. 409 if another tab or device has saved it since. */
export const saveCampaign = endpoint({
  access: 'private',
  answer: one,
  input: v.object({
    campaign_id: campaignId,
    base_version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ...CampaignFields.entries
  }),
  method: 'POST',
  path: '/user/leads/saveCampaign',
  repeat: 'safe'
})

/** Deletes a draft. */
export const deleteCampaign = endpoint({
  access: 'private',
  answer: v.object(done),
  input: v.object({ campaign_id: campaignId }),
  method: 'POST',
  path: '/user/leads/deleteCampaign',
  repeat: 'safe'
})

/** How many people of an audience may be written to now, which tags there are to choose from, and what keeps letters back. */
export const countAudience = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    may: v.number(),
    without_consent: v.number(),
    /** Left out: their consent came with an unverified message. */
    unverified: v.number(),
    without_email: v.number(),
    tags: v.array(v.string()),
    /** What the sender's postal address lacks; nothing is sent without it. */
    address_lacks: v.array(v.picklist(POSTAL_PARTS))
  }),
  input: v.object({ audience: AudienceChoice }),
  method: 'POST',
  path: '/user/leads/countAudience',
  repeat: 'safe'
})

/** The email as a person will read it. */
export const previewCampaign = endpoint({
  access: 'private',
  answer: LetterPreview,
  input: v.object({ campaign_id: campaignId }),
  method: 'GET',
  path: '/user/leads/previewCampaign'
})

/** Sends the saved version to the agent alone. */
export const testCampaign = endpoint({
  access: 'private',
  answer: v.object({ ...done, sent_to: v.string() }),
  input: v.object({ campaign_id: campaignId }),
  method: 'POST',
  path: '/user/leads/testCampaign',
  repeat: 'keyed'
})

/** Sends this version now, or at `send_at`. 409 while the plan is stopped, 422 if something in it is missing. */
export const sendCampaign = endpoint({
  access: 'private',
  answer: one,
  input: v.object({
    campaign_id: campaignId,
    version: v.number(),
    send_at: v.nullable(isoDate)
  }),
  method: 'POST',
  path: '/user/leads/sendCampaign',
  repeat: 'keyed'
})

/** A scheduled campaign becomes a draft again; of one on its way, the rest is not sent. */
export const cancelCampaign = endpoint({
  access: 'private',
  answer: one,
  input: v.object({ campaign_id: campaignId }),
  method: 'POST',
  path: '/user/leads/cancelCampaign',
  repeat: 'safe'
})
