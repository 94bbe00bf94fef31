import type { Hono } from 'hono'
import * as contract from '#contract/leads/sequences.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import * as letters from '../actions/leads/sequence-letters.ts'
import * as sequences from '../actions/leads/sequences.ts'
import { inOneTransaction } from '../http/once.ts'
import { limitTestEmails } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { World } from '../services/world.ts'

/** Sequences of emails. Who is in one is a matter of the person's routes. */
export function sequenceRoutes(app: Hono, world: World): void {
  const within = async <Which extends { sequence_id: string }>(
    agent: AgentRow,
    which: Which,
    verb: 'send' | 'write' = 'write'
  ) => {
    const { website_id } = await leadAccess(world, agent, verb)
    return { ...which, website_id }
  }

  serve(app, world, contract.sequences, async (_input, { agent }) => {
    const { website_id } = await leadAccess(world, agent, 'write')
    return sequences.listSequences(world, website_id)
  })

  serve(app, world, contract.sequence, async (which, { agent }) => ({
    sequence: await sequences.readSequence(world.db, await within(agent, which))
  }))

  serve(
    app,
    world,
    contract.saveSequence,
    async (written, { agent }) => ({
      sequence: await sequences.saveSequence(
        world,
        await leadAccess(world, agent, 'write'),
        written
      )
    }),
    { bodyLimit: 3_000_000 }
  )

  serve(app, world, contract.turnSequence, async ({ is_on, sequence_id, version }, { agent }) => {
    const which = await within(agent, { sequence_id }, 'send')
    return { sequence: await sequences.turnSequence(world, which, { is_on, version }) }
  })

  serve(app, world, contract.deleteSequence, async (which, { agent }) => {
    await sequences.removeSequence(world, await within(agent, which))
    return {}
  })

  serve(app, world, contract.previewStep, async (which, { agent }) =>
    letters.previewStep(world, await within(agent, which))
  )

  serve(app, world, contract.testStep, async (which, { agent, request }) => {
    await limitTestEmails(world, agent)
    const asked = await within(agent, which, 'send')
    return inOneTransaction(world, request, async (inside) => ({
      sent_to: await letters.testStep(inside, asked)
    }))
  })
}
