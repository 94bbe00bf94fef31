import * as v from 'valibot'
import { DEFAULT_LANGUAGE, type Language, type Message } from '#messages/language.ts'
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
    footer: [...(letterhead?.lines ?? []), ...(letterhead?.links ?? []).map(({ label }) => label)]
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
  const faultsIn = (language: Language) => {
    const issues = v.safeParse(schema, written, { lang: language }).issues ?? []
    return Map.groupBy(issues, (issue) => v.getDotPath(issue) ?? '')
  }
  const fields = [...faultsIn(DEFAULT_LANGUAGE).keys()]
  if (fields.length > 0) {
    const says = (field: string) => (language: Language) =>
      faultsIn(language).get(field)?.[0]?.message ?? ''
    const errors = Object.fromEntries(fields.map((field) => [field, says(field)] as const))
    throw new Refused(message, 422, { errors })
  }
  if (addressLacks.length > 0) throw refusal((t) => t.noPostalAddress(addressLacks), 422)
}
