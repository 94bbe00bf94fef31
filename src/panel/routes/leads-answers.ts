import type { Hono } from 'hono'
import * as contract from '#contract/leads/answers.ts'
import { answerLead, answerSetup } from '../actions/leads/answer-lead.ts'
import { deleteTemplate, listTemplates, putTemplate } from '../actions/leads/answer-templates.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

const HOUR = 60 * 60

/** Answers to leads by email, and their templates. */
export function leadAnswerRoutes(app: Hono, world: World): void {
  serve(app, world, contract.answerSetup, async ({ lead_id }, { agent }) =>
    answerSetup(world, await leadAccess(world, agent, 'work'), lead_id)
  )

  serve(app, world, contract.answerLead, async (answer, { agent, request }) => {
    await limit(world, `lead-answer:${agent.agent_id}`, { hits: 200, seconds: HOUR })
    const access = await leadAccess(world, agent, 'work')
    return inOneTransaction(world, request, async (inside) => {
      const first_answer_at = await answerLead(inside, access, answer)
      return { first_answer_at: first_answer_at.toISOString() }
    })
  })

  serve(app, world, contract.answerTemplates, async (_input, { agent }) => {
    const { website_id } = await leadAccess(world, agent, 'work')
    return { data: await listTemplates(world, website_id) }
  })

  serve(app, world, contract.saveAnswerTemplate, async (template, { agent }) => {
    const { website_id } = await leadAccess(world, agent, 'share')
    return { data: await putTemplate(world, website_id, template) }
  })

  serve(app, world, contract.deleteAnswerTemplate, async ({ template_id }, { agent }) => {
    const { website_id } = await leadAccess(world, agent, 'share')
    return { data: await deleteTemplate(world, website_id, template_id) }
  })
}
