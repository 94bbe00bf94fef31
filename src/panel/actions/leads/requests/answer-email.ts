import type { PrivacyAnswer } from '#rules/privacy/privacy-requests.ts'
import type { PrivacyRequestRow } from '../../../records/leads/privacy-requests.ts'
import type { World } from '../../../services/world.ts'
import { queueEmail } from '../../emails/queue-email.ts'
import { agentSender } from '../agent-sender.ts'

/** Tells a visitor how their request was answered, in their language. The job is forgotten once it is sent. */
export async function queueAnswerEmail(
  inside: World,
  { asked_at, email, kind, language, website_id }: PrivacyRequestRow,
  { answer, message = '' }: { answer: PrivacyAnswer; message?: string }
): Promise<void> {
  if (email === null) return
  const sender = await agentSender(inside, website_id)
  const { address, brokerage, name, website } = sender
  await queueEmail(inside.db, inside.clock(), {
    kind: 'privacy-answered',
    to: { name: '', address: email },
    replyTo: { name, address: sender.email },
    language,
    request: kind,
    answer,
    message,
    asked_at: asked_at.toISOString(),
    agent: name,
    brokerage,
    address,
    website
  })
}
