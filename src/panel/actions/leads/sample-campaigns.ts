import { randomUUID } from 'node:crypto'
import { recordAllSent } from '../../records/leads/bulk-emails.ts'
import { campaignBy, endSentCampaigns } from '../../records/leads/campaigns.ts'
import { addLeadEvent } from '../../records/leads/leads.ts'
import { DRAFT_CAMPAIGN, SENT_CAMPAIGN } from '#sites/demo/leads/campaigns.ts'
import { noSuchCampaign, saveDraft } from './campaigns.ts'
import type { SampleScope, TimedStep } from './sample-steps.ts'
import { startCampaign } from './send-campaign.ts'

/** A draft, and a campaign that everyone received who could be written to then. */
export function sampleCampaigns(scope: SampleScope): TimedStep[] {
  const { momentOf, access } = scope
  const { website_id } = access
  const { at: draftedAt, ...draft } = DRAFT_CAMPAIGN
  const { at: sentAt, ...letter } = SENT_CAMPAIGN
  const sent = { website_id, campaign_id: randomUUID() }
  return [
    {
      at: momentOf(draftedAt),
      run: async (world) => {
        await saveDraft(world, { website_id, campaign_id: randomUUID() }, 0, draft)
      }
    },
    {
      at: momentOf(sentAt),
      run: async (world) => {
        const { clock, db } = world
        const at = clock()
        const { campaign_id } = await saveDraft(world, sent, 0, letter)
        const row = await campaignBy(db, sent)
        if (!row) throw noSuchCampaign()
        await startCampaign(db, row, at)
        for (const email of await recordAllSent(db, sent, at)) {
          const { lead_id } = email
          if (lead_id === null) continue
          scope.received.set(lead_id, email)
          const data = { campaign_id, subject: letter.subject }
          await addLeadEvent(db, { website_id, lead_id, kind: 'campaign', data, at })
        }
        await endSentCampaigns(db, at)
      }
    }
  ]
}
