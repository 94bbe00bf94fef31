// Three forms that email support. Two of them send a fixed message instead of the visitor's own.

import { reportFailure } from '../failures.ts'
import type * as v from 'valibot'
import { missingToken } from '#contract/human-token.ts'
import {
  CALLBACK_WORDS,
  contactUs,
  NO_PHONE,
  QUERY_WORDS,
  type CallbackForm,
  type ContactForm,
  type PlansQueryForm
} from '#contract/general.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { dropDraft, type DraftName } from '#gateways/storage/drafts.ts'
import { call } from '#gateways/panel.ts'
import { humanCheckMessages } from '#messages/human-check.ts'
import { messagesOf } from './messages.ts'

/** Why a message was not sent: one sentence, and by field. */
export type SendFailure = { message: string; errors: Record<string, string> }

/** The human check's token, valid for one submission. */
type Token = string | undefined

export function sendContact(
  form: v.InferOutput<typeof ContactForm>,
  recaptcha: Token
): Promise<SendFailure | undefined> {
  return send('contact', form, recaptcha)
}

/** Appends the question to the specification's fixed message, so that support can read it. */
export function sendQuery(
  { email, message }: v.InferOutput<typeof PlansQueryForm>,
  recaptcha: Token
): Promise<SendFailure | undefined> {
  const withQuestion = `${QUERY_WORDS}\n\n${message}`
  return send(
    'plans',
    { full_name: 'Anonymous', email, phone: NO_PHONE, message: withQuestion },
    recaptcha
  )
}

export async function sendCallback(
  { email, contact }: v.InferOutput<typeof CallbackForm>,
  recaptcha: Token
): Promise<SendFailure | undefined> {
  const form = { full_name: 'Anonymous', email, phone: contact, message: CALLBACK_WORDS }
  const sendFailure = await send('callback', form, recaptcha)
  const { phone, ...errors } = sendFailure?.errors ?? {}
  // The callback form names the phone field `contact`.
  return sendFailure && phone
    ? { ...sendFailure, errors: { ...errors, contact: phone } }
    : sendFailure
}

/** The form says itself that its message was sent. */
async function send(
  name: DraftName,
  form: Omit<InputOf<typeof contactUs>, 'recaptcha'>,
  recaptcha: Token
): Promise<SendFailure | undefined> {
  if (!recaptcha) return { message: messagesOf(humanCheckMessages)[missingToken(name)], errors: {} }
  const outcome = await call(contactUs, { ...form, recaptcha })
  if (outcome.ok) {
    dropDraft(name)
    return undefined
  }
  const message = reportFailure(outcome)
  return { message, errors: outcome.errors ?? {} }
}
