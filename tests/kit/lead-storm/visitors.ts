import { setTimeout as pause } from 'node:timers/promises'
import {
  SITE_FORM_PATH,
  SITE_FORM_TOKEN_AGE_MS,
  SITE_FORM_TOKEN_PATH
} from '#rules/websites/site-form.ts'
import { askHost } from '../hosting.ts'
import { WRITTEN } from '../lead-forms.ts'

/** `again` goes back from the thank-you page and presses once more. */
export type Presses = 'once' | 'twice' | 'again'
export type Visitor = { email: string; presses: Presses }
type Website = { host: string; port: () => number }

const AGAIN_MS = 100
/** A website that serves nobody for as long is lost. */
const PATIENCE_MS = 120_000
/** Of the product's and the test's clocks. */
const CLOCKS_MS = 50

/**
 * Fills in the contact form for each visitor, `atOnce` at a time. They press again until they see the
 * thank-you page. Returns how often each status was answered, and when each visitor first pressed.
 */
export async function sendLeads(
  website: Website,
  visitors: readonly Visitor[],
  atOnce: number
): Promise<{ answers: Record<string, number>; pressed: Map<string, number> }> {
  const answers: Record<string, number> = {}
  const pressed = new Map<string, number>()
  const waiting = visitors.values()
  let answered = Date.now()

  /** Asks again until there is an answer. On a busy machine that may take one visitor long, but not all of them. */
  async function answerOf<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
    for (;;) {
      const answer = await ask()
      if (answer !== undefined) {
        answered = Date.now()
        return answer
      }
      if (Date.now() - answered > PATIENCE_MS) throw new Error('the website is lost')
      await pause(AGAIN_MS)
    }
  }

  async function post(fields: Record<string, string>): Promise<void> {
    await answerOf(async () => {
      const status = await statusOf(website, fields)
      answers[status] = (answers[status] ?? 0) + 1
      if (![303, 503, 'none'].includes(status)) throw new Error(`the form answered ${status}`)
      return status === 303 ? status : undefined
    })
  }

  async function visit({ email, presses }: Visitor): Promise<void> {
    const form_token = await answerOf(() => tokenOf(website))
    await pause(SITE_FORM_TOKEN_AGE_MS + CLOCKS_MS)
    const fields = { ...WRITTEN, email, name: `Visitor ${email}`, form_token }
    pressed.set(email, performance.now())
    await Promise.all(presses === 'twice' ? [post(fields), post(fields)] : [post(fields)])
    if (presses === 'again') await post(fields)
  }

  const queues = Array.from({ length: atOnce }, async () => {
    for (const visitor of waiting) await visit(visitor)
  })
  await Promise.all(queues)
  return { answers, pressed }
}

async function statusOf({ host, port }: Website, fields: Record<string, string>) {
  const asked = {
    host,
    path: SITE_FORM_PATH,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString()
  }
  const answer = await askHost(port(), asked).catch(() => undefined)
  return answer?.status ?? 'none'
}

async function tokenOf({ host, port }: Website): Promise<string | undefined> {
  const answer = await askHost(port(), { host, path: SITE_FORM_TOKEN_PATH }).catch(() => undefined)
  if (answer?.status !== 200) return undefined
  return (JSON.parse(answer.body) as { form_token: string }).form_token
}
