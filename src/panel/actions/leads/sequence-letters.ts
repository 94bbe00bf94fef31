import { ReadySequence, type SequenceFields } from '#contract/leads/sequences.ts'
import { sequenceBy } from '../../records/leads/sequences.ts'
import type { World } from '../../services/world.ts'
import { queueTest, requireReady, shownLetter } from './agent-letter.ts'
import { type AgentSender, agentSender } from './agent-sender.ts'
import { refusal, textOf } from './email-refusal.ts'
import { sampleLetter } from './letter.ts'

type WhichStep = { website_id: number; sequence_id: string; step_id: string }

/** The email of a step with the agent as its reader, in parts. */
export async function previewStep(world: World, which: WhichStep) {
  return shownLetter(world, (await stepLetter(world, which)).letter)
}

/** Sends the email of a step to the agent alone; their address. */
export async function testStep(world: World, which: WhichStep): Promise<string> {
  const { letter, sender } = await stepLetter(world, which)
  return queueTest(world, letter, sender)
}

/** @throws Refused with 422 if something is missing that must be right while a sequence is on. */
export function requireReadySequence(
  fields: Pick<SequenceFields, 'name' | 'steps'>,
  sender: AgentSender
): void {
  requireReady(
    ReadySequence,
    fields,
    sender,
    textOf((t) => t.sequenceNotReady)
  )
}

async function stepLetter(world: World, { sequence_id, step_id, website_id }: WhichStep) {
  const row = await sequenceBy(world.db, { website_id, sequence_id })
  if (!row) throw refusal((t) => t.noSuchSequence, 404)
  const step = row.steps.find((one) => one.step_id === step_id)
  if (!step) throw refusal((t) => t.noSuchStep, 404)
  const sender = await agentSender(world, website_id)
  const letter = await sampleLetter(world, sender, { ...step, language: row.language })
  return { letter, sender }
}
