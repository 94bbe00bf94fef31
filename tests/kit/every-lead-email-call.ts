import type { Endpoint } from '#contract/endpoint.ts'
import * as answers from '#contract/leads/answers.ts'
import { addLead } from './lead-emails.ts'
import type { TestPanel } from './panel.ts'
import { openBuilder } from './site-builder.ts'

const ANSWER = { subject: 'About {home}', text: 'Hello {first_name}' }
const TEMPLATE = { template_id: 'mine', language: 'en', name: 'Mine', ...ANSWER } as const

/** Makes every call about emails to leads. */
export async function makeEveryLeadEmailCall(panel: TestPanel): Promise<void> {
  const ann = await openBuilder(panel)
  const lead_id = await addLead(panel, ann.website_id)
  await panel.call(answers.answerSetup, { lead_id }, ann)
  await panel.call(answers.answerLead, { lead_id, ...ANSWER }, ann)
  await panel.call(answers.answerTemplates, {}, ann)
  await panel.call(answers.saveAnswerTemplate, TEMPLATE, ann)
  await panel.call(answers.deleteAnswerTemplate, { template_id: 'mine' }, ann)
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
    })
  }
}
