import { messageFrom } from '#messages/language.ts'
import { privacyRequestRefusals } from '#messages/refusals/privacy-requests.ts'
import { COPY_LINK_DAYS, isAnswerTo, type PrivacyAnswer } from '#rules/privacy/privacy-requests.ts'
import { addLeadEvent, mainLeadAtAddress } from '../../../records/leads/leads.ts'
import { insertPrivacyLink } from '../../../records/leads/privacy-links.ts'
import {
  answerPrivacyRequest,
  privacyRequestById,
  type PrivacyRequestRow
} from '../../../records/leads/privacy-requests.ts'
import { enqueue } from '../../../records/service/jobs.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { Refused } from '../../../services/refused.ts'
import type { Db, World } from '../../../services/world.ts'
import { SEND_PRIVACY_LINK } from '../choices/send-link.ts'
import { eraseAddress } from '../erase-person.ts'
import type { LeadAccess } from '../lead-access.ts'
import { queueAnswerEmail } from './answer-email.ts'

type Wish = { request_id: string; answer: PrivacyAnswer; message: string }

const DAY_MS = 86_400_000

/**
 * Answers a request and emails its visitor: with a link to the copy, that the data was corrected or erased, or why the
 * request is declined. An answered one stays as it is.
 * @throws Refused with 404 for another website's, 422 for an answer to another kind
 */
export async function answerRequest(world: World, access: LeadAccess, wish: Wish): Promise<void> {
  const { answer, request_id } = wish
  const found = await requestOf(world.db, access, request_id)
  if (!isAnswerTo(found.kind, answer)) {
    throw new Refused(
      messageFrom(privacyRequestRefusals, (t) => t.otherKind),
      422
    )
  }
  if (found.answered_at) return
  if (answer === 'erased') {
    // The erasure dates the answer and tells the visitor, in its own transaction.
    return eraseAddress(world, access, { ...found, email_key: found.email_key ?? '' })
  }
  await inTransaction(world.db, (tx) => write(world, tx, access, wish))
}

async function requestOf(
  db: Db,
  { website_id }: LeadAccess,
  request_id: string
): Promise<PrivacyRequestRow> {
  const found = await privacyRequestById(db, request_id)
  if (found?.website_id === website_id) return found
  throw new Refused(
    messageFrom(privacyRequestRefusals, (t) => t.noRequest),
    404
  )
}

async function write(
  world: World,
  tx: Db,
  { agent_id, website_id }: LeadAccess,
  { answer, message, request_id }: Wish
): Promise<void> {
  const at = world.clock()
  const request = await privacyRequestById(tx, request_id, { lock: true })
  const by = { answer, answered_at: at, answered_by: agent_id }
  if (!request || !(await answerPrivacyRequest(tx, request_id, by))) return
  const { email, email_key, kind, language } = request
  if (email === null || email_key === null) return
  const lead_id = request.lead_id ?? (await mainLeadAtAddress(tx, website_id, email_key))
  if (lead_id !== undefined) {
    const data = { request: kind, answer, ...(message !== '' && { message }) }
    const event = { website_id, lead_id, data, at, by_agent: agent_id }
    await addLeadEvent(tx, { ...event, kind: 'privacy_request' })
  }
  if (answer !== 'sent') {
    return queueAnswerEmail({ ...world, db: tx as World['db'] }, request, { answer, message })
  }
  const expires_at = new Date(at.getTime() + COPY_LINK_DAYS * DAY_MS)
  const link_id = await insertPrivacyLink(tx, {
    website_id,
    email,
    email_key,
    language,
    has_copy: true,
    asked_at: at,
    expires_at
  })
  await enqueue(tx, { kind: SEND_PRIVACY_LINK, payload: { link_id }, runAt: at, now: at })
}
