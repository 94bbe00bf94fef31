import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerUser } from '#contract/accounts/auth.ts'
import { saveSetupDraft } from '#contract/account-setup/setup-draft.ts'
import { addListingDocument } from '#contract/listings/listing-documents.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { createHooks } from '#panel/app.ts'
import { holdingBody } from '#panel/http/held-bodies.ts'
import { INBOUND } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const MB = 1_000_000

let panel: TestPanel
let token: string
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND } })
  token = (await panel.registerAgent()).token
})
afterAll(() => panel.close())

/** What a request holds until it is let go. */
function held(client: string, bytes: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = holdingBody(client, async (hold) => {
    hold(bytes)
    await promise
  })
  return { done, letGo: () => (resolve(), done) }
}

const busy = { status: 503, retryAfter: 10 }

test('the bodies of one client are held up to 80 MB, and those of all up to 150 MB', async () => {
  const ann = held('ann', 80 * MB)
  await expect(held('ann', MB).done).rejects.toMatchObject(busy)
  const bo = held('bo', 70 * MB)
  await expect(held('cleo', MB).done).rejects.toMatchObject(busy)
  await ann.letGo()
  const cleo = held('cleo', 80 * MB)
  await Promise.all([bo.letGo(), cleo.letGo()])
})

test('while others hold all, a large body is refused with 503 and a small one is answered', async () => {
  const others = [held('ann', 75 * MB), held('bo', 75 * MB)]
  const draft = (text: string) => ({ draft: { website_name: text }, revision: 0, age: 0 })
  const large = await panel.call(saveSetupDraft, draft('x'.repeat(100_000)), { token })
  expect([large.status, large.body.retry_after]).toEqual([503, 10])
  const small = { name: '', email: '', password: '', confirmPassword: '', phone: '', recaptcha: '' }
  expect((await panel.call(registerUser, small)).status).toBe(400)
  await Promise.all(others.map(({ letGo }) => letGo()))
  const again = await panel.call(saveSetupDraft, draft('x'.repeat(100_000)), { token })
  expect(again.status).not.toBe(503)
})

/** A body that fails the test if it is read. */
function unread(): RequestInit {
  const body = new ReadableStream(
    {
      pull() {
        throw new Error('the body was read')
      }
    },
    { highWaterMark: 0 }
  )
  return { method: 'POST', body, duplex: 'half' } as RequestInit
}

test.each([addSitePicture, addListingDocument])(
  '$path reads no file of an agent without a website',
  async ({ path }) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await panel.request(`${path}?name=plan.pdf`, { ...unread(), headers })
    expect(answer.status).toBe(404)
  }
)

test('a client that delivers too many emails is refused before any of the next is read', async () => {
  const { db } = panel.world
  const hooks = createHooks(panel.world)
  const deliver = () => hooks.request('/hooks/inbound-email', unread())
  expect((await deliver()).status).toBe(400)
  await db.updateTable('rate_limits').set({ hits: 600 }).execute()
  expect((await deliver()).status).toBe(429)
})
