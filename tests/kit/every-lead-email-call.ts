import type { Endpoint } from '#contract/endpoint.ts'
import * as answers from '#contract/leads/answers.ts'
import * as campaigns from '#contract/leads/campaigns.ts'
import * as sequences from '#contract/leads/sequences.ts'
import { randomUUID } from 'node:crypto'
import { EVERYONE } from '#rules/leads/audience.ts'
import { addLead } from './lead-emails.ts'
import type { TestPanel } from './panel.ts'
import { sequenceFields, startSequence } from './sequences.ts'
import { openBuilder } from './site-builder.ts'

const ANSWER = { subject: 'About {home}', text: 'Hello {first_name}' }
const TEMPLATE = { template_id: 'mine', language: 'en', name: 'Mine', ...ANSWER } as const

const CAMPAIGN = {
  name: 'Spring',
  subject: 'Spring',
  body: '<p>Hello</p>',
  language: 'en',
  audience: EVERYONE
} as const

/** An agent with a lead and the draft of a campaign. */
async function withCampaign(panel: TestPanel) {
  const agent = await openBuilder(panel)
  await addLead(panel, agent.website_id)
  const campaign_id = randomUUID()
  await panel.call(campaigns.saveCampaign, { campaign_id, base_version: 0, ...CAMPAIGN }, agent)
  return { agent, token: agent.token, campaign_id }
}

/** Makes every call about emails to leads. */
export async function makeEveryLeadEmailCall(panel: TestPanel): Promise<void> {
  const ann = await openBuilder(panel)
  const lead_id = await addLead(panel, ann.website_id)
  await panel.call(answers.answerSetup, { lead_id }, ann)
  await panel.call(answers.answerLead, { lead_id, ...ANSWER }, ann)
  await panel.call(answers.answerTemplates, {}, ann)
  await panel.call(answers.saveAnswerTemplate, TEMPLATE, ann)
  await panel.call(answers.deleteAnswerTemplate, { template_id: 'mine' }, ann)

  const { agent, campaign_id } = await withCampaign(panel)
  await panel.call(campaigns.campaigns, {}, agent)
  await panel.call(campaigns.campaign, { campaign_id }, agent)
  await panel.call(campaigns.countAudience, { audience: EVERYONE }, agent)
  await panel.call(campaigns.previewCampaign, { campaign_id }, agent)
  await panel.call(campaigns.testCampaign, { campaign_id }, agent)
  await panel.call(campaigns.sendCampaign, { campaign_id, version: 9, send_at: null }, agent)
  await panel.call(campaigns.sendCampaign, { campaign_id, version: 1, send_at: null }, agent)
  await panel.call(campaigns.cancelCampaign, { campaign_id }, agent)
  await panel.call(campaigns.deleteCampaign, { campaign_id: randomUUID() }, agent)
  await makeEverySequenceCall(panel)
}

/** Makes every call about sequences. */
async function makeEverySequenceCall(panel: TestPanel): Promise<void> {
  const ann = await openBuilder(panel)
  const lead_id = await addLead(panel, ann.website_id)
  const draft = sequenceFields()
  await panel.call(sequences.saveSequence, draft, ann)
  await panel.call(sequences.deleteSequence, { sequence_id: draft.sequence_id }, ann)
  const { sequence_id, steps } = await startSequence(panel, ann)
  const step_id = steps[0]?.step_id ?? ''
  await panel.call(sequences.sequences, {}, ann)
  await panel.call(sequences.sequence, { sequence_id }, ann)
  await panel.call(sequences.previewStep, { sequence_id, step_id }, ann)
  await panel.call(sequences.testStep, { sequence_id, step_id }, ann)
  await panel.call(sequences.joinSequence, { lead_id, sequence_id }, ann)
  await panel.call(sequences.leaveSequence, { lead_id }, ann)
}

/** An agent with a lead and a sequence that is on, whose secrets are made. */
async function withSequence(panel: TestPanel) {
  const agent = await openBuilder(panel)
  const [first, lead_id, other_id] = [
    await addLead(panel, agent.website_id),
    await addLead(panel, agent.website_id),
    await addLead(panel, agent.website_id)
  ]
  const { sequence_id, steps } = await startSequence(panel, agent)
  const step_id = steps[0]?.step_id ?? ''
  await panel.call(sequences.joinSequence, { lead_id: first, sequence_id }, agent)
  await panel.call(sequences.testStep, { sequence_id, step_id }, agent)
  return { token: agent.token, first, lead_id, other_id, sequence_id, step_id }
}

type Made = { input: object; token: string; other?: [Endpoint, object] }

/** The calls about emails to leads that take a key. */
export function keyedLeadEmailCalls(panel: TestPanel): Record<string, () => Promise<Made>> {
  return {
    answerLead: async () => {
      const { token, website_id } = await openBuilder(panel)
      // The installation's secrets are made by the first answer.
      const first = await addLead(panel, website_id)
      await panel.call(answers.answerLead, { lead_id: first, ...ANSWER }, { token })
      const lead_id = await addLead(panel, website_id)
      const other = { lead_id, subject: 'Other', text: 'Other' }
      return { input: { lead_id, ...ANSWER }, token, other: [answers.answerLead, other] }
    },
    testCampaign: async () => {
      const { campaign_id, token } = await withCampaign(panel)
      // The installation's secret is made by the first email.
      await panel.call(campaigns.testCampaign, { campaign_id }, { token })
      const other = { campaign_id: randomUUID() }
      return { input: { campaign_id }, token, other: [campaigns.testCampaign, other] }
    },
    sendCampaign: async () => {
      const { campaign_id, token } = await withCampaign(panel)
      await panel.call(campaigns.countAudience, { audience: EVERYONE }, { token })
      const input = { campaign_id, version: 1, send_at: null }
      return { input, token, other: [campaigns.sendCampaign, { ...input, version: 2 }] }
    },
    testStep: async () => {
      const { sequence_id, step_id, token } = await withSequence(panel)
      const other = { sequence_id, step_id: randomUUID() }
      return { input: { sequence_id, step_id }, token, other: [sequences.testStep, other] }
    },
    joinSequence: async () => {
      const { lead_id, other_id, sequence_id, token } = await withSequence(panel)
      const other = { lead_id: other_id, sequence_id }
      return { input: { lead_id, sequence_id }, token, other: [sequences.joinSequence, other] }
    }
  }
}

/** Their other calls that are not a GET. */
export function safeLeadEmailCalls(panel: TestPanel): Record<string, () => Promise<Made>> {
  return {
    saveAnswerTemplate: async () => ({
      input: TEMPLATE,
      token: (await openBuilder(panel)).token
    }),
    deleteAnswerTemplate: async () => ({
      input: { template_id: 'showing-en' },
      token: (await openBuilder(panel)).token
    }),
    saveCampaign: async () => {
      const { token } = await withCampaign(panel)
      return { input: { campaign_id: randomUUID(), base_version: 0, ...CAMPAIGN }, token }
    },
    deleteCampaign: async () => {
      const { campaign_id, token } = await withCampaign(panel)
      return { input: { campaign_id }, token }
    },
    countAudience: async () => {
      const { token } = await withCampaign(panel)
      await panel.call(campaigns.countAudience, { audience: EVERYONE }, { token })
      return { input: { audience: EVERYONE }, token }
    },
    cancelCampaign: async () => {
      const { campaign_id, token } = await withCampaign(panel)
      return { input: { campaign_id }, token }
    },
    saveSequence: async () => ({
      input: sequenceFields(),
      token: (await openBuilder(panel)).token
    }),
    turnSequence: async () => {
      const { sequence_id, token } = await withSequence(panel)
      return { input: { sequence_id, version: 1, is_on: false }, token }
    },
    deleteSequence: async () => {
      const { token } = await openBuilder(panel)
      const { sequence_id, ...rest } = sequenceFields()
      await panel.call(sequences.saveSequence, { sequence_id, ...rest }, { token })
      return { input: { sequence_id }, token }
    },
    leaveSequence: async () => {
      const { first, token } = await withSequence(panel)
      return { input: { lead_id: first }, token }
    }
  }
}
