// The three forms that end in one mail to support. Two of them send fixed words where the contact form has the
// visitor's own.

import { reportFailure } from '../failures.ts'
import type * as v from 'valibot'
import { missingToken } from '#contract/fields.ts'
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
import { toast } from './toasts.ts'

export const MESSAGE_SENT = 'Message sent successfully. We will contact you as early as possible.'

/** Why a message did not go, in one sentence and by field; what was typed is still there. */
export type NotSent = { message: string; errors: Record<string, string> }

/** The human check of the form: a token for one sending, or nothing. */
type Token = string | undefined

export function sendContact(
  form: v.InferOutput<typeof ContactForm>,
  recaptcha: Token
): Promise<NotSent | undefined> {
  return send('contact', form, recaptcha)
}

/** What was typed follows the fixed words: the specification shows only those, and support must know the question. */
export function sendQuery(
  { email, message }: v.InferOutput<typeof PlansQueryForm>,
  recaptcha: Token
): Promise<NotSent | undefined> {
  const words = `${QUERY_WORDS}\n\n${message}`
  return send(
    'plans',
    { full_name: 'Anonymous', email, phone: NO_PHONE, message: words },
    recaptcha
  )
}

export async function sendCallback(
  { email, contact }: v.InferOutput<typeof CallbackForm>,
  recaptcha: Token
): Promise<NotSent | undefined> {
  const form = { full_name: 'Anonymous', email, phone: contact, message: CALLBACK_WORDS }
  const notSent = await send('callback', form, recaptcha)
  const { phone, ...errors } = notSent?.errors ?? {}
  // The visitor knows the number by its name in their form.
  return notSent && phone ? { ...notSent, errors: { ...errors, contact: phone } } : notSent
}

async function send(
  name: DraftName,
  form: Omit<InputOf<typeof contactUs>, 'recaptcha'>,
  recaptcha: Token
): Promise<NotSent | undefined> {
  if (!recaptcha) return { message: missingToken(name), errors: {} }
  const outcome = await call(contactUs, { ...form, recaptcha })
  if (outcome.ok) {
    dropDraft(name)
    toast('success', MESSAGE_SENT)
    return undefined
  }
  const message = reportFailure(outcome)
  return { message, errors: outcome.errors ?? {} }
}
