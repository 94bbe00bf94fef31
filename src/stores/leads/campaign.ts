import { campaign, type Campaign, CampaignFields, saveCampaign } from '#contract/leads/campaigns.ts'
import { call } from '#gateways/panel.ts'
import { unsavedLetters } from '#gateways/storage/unsaved-letters.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { answered } from '../answered.ts'
import { pageLanguage } from '../site/messages.ts'
import { createLetterDocument, type OpenedLetter } from './letter-document.ts'

export type OpenedCampaign = OpenedLetter<Campaign, CampaignFields>

export const unsavedCampaigns = unsavedLetters('campaign', CampaignFields)

/** The campaign that is open. */
export const campaignDocument = createLetterDocument<Campaign, CampaignFields>({
  empty: () => ({
    name: '',
    subject: '',
    body: '',
    language: pageLanguage(),
    audience: EVERYONE
  }),
  schema: CampaignFields,
  unsaved: unsavedCampaigns,
  isEditable: ({ state }) => state === 'draft',
  fieldsOf: ({ audience, body, language, name, subject }) => {
    return { audience, body, language, name, subject }
  },
  load: async (campaign_id) => answered(await call(campaign, { campaign_id }), 'campaign'),
  save: async (campaign_id, base_version, fields) =>
    answered(await call(saveCampaign, { campaign_id, base_version, ...fields }), 'campaign')
})
