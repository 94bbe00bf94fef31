import * as v from 'valibot'
import { DEFAULT_LANGUAGE, type Message } from '#messages/language.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { type LeadLetter, leadLetter } from '../emails/lead-letter.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { AgentSender } from './agent-sender.ts'
import { refusal } from './email-refusal.ts'

/** A letter in parts, for its preview. */
export function shownLetter({ settings }: World, written: LeadLetter) {
  const { letter: html = '', letterhead, subject } = leadLetter(written, settings)
  return {
    subject,
    html,
    from: letterhead?.from ?? '',
    footer: [...(letterhead?.lines ?? []), letterhead?.link?.label ?? '']
  }
}

/** Sends a letter to the agent alone; their address. */
export async function queueTest(
  { clock, db }: World,
  letter: LeadLetter,
  { email, name }: AgentSender
): Promise<string> {
  await queueEmail(db, clock(), { ...letter, to: { name, address: email } })
  return email
}

/** @throws Refused with 422, with a sentence for each field that is missing something. */
export function requireReady(
  schema: v.GenericSchema,
  written: unknown,
  { addressLacks }: AgentSender,
  message: Message
): void {
  const checked = v.safeParse(schema, written, { lang: DEFAULT_LANGUAGE })
  if (!checked.success) {
    const errors: Record<string, () => string> = {}
    for (const issue of checked.issues) errors[v.getDotPath(issue) ?? ''] ??= () => issue.message
    throw new Refused(message, 422, { errors })
  }
  if (addressLacks.length > 0) throw refusal((t) => t.noPostalAddress(addressLacks), 422)
}
