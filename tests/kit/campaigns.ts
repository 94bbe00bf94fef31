import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as calls from '#contract/leads/campaigns.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import type { TestPanel } from './panel.ts'

type Fields = InputOf<typeof calls.saveCampaign>

/** A new campaign to everyone. */
export const campaignFields = (change: Partial<Fields> = {}): Fields => ({
  campaign_id: randomUUID(),
  base_version: 0,
  name: 'Spring',
  subject: 'Spring, {first_name}',
  body: '<p>Hello {name},</p><p>It is <strong>spring</strong>.</p><script>x</script>',
  language: 'en',
  audience: EVERYONE,
  ...change
})

type Desk = { panel: TestPanel; agent: { token: string } }
type Which = { campaign_id: string; version: number }

/** Campaigns of the agent whose turn it is, and the emails that came of them. */
export function campaignsOf(now: () => Desk) {
  /** What agents write; the product’s own emails to agents aren’t counted. */
  const letters = () => now().panel.emails.filter(({ fromName }) => fromName !== undefined)
  return {
    letters,
    only(): OutgoingEmail {
      expect(letters()).toHaveLength(1)
      return letters()[0] as OutgoingEmail
    },
    async draft(change: Partial<Fields> = {}): Promise<Which> {
      const { agent, panel } = now()
      const input = campaignFields(change)
      const { body } = await panel.call(calls.saveCampaign, input, agent)
      return { campaign_id: input.campaign_id, version: body.campaign.version }
    },
    send(which: Which, send_at: string | null = null) {
      const { agent, panel } = now()
      return panel.call(calls.sendCampaign, { ...which, send_at }, agent)
    },
    async read({ campaign_id }: Pick<Which, 'campaign_id'>) {
      const { agent, panel } = now()
      return (await panel.call(calls.campaign, { campaign_id }, agent)).body.campaign
    }
  }
}
