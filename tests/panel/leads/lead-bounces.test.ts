import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveSecondAddress } from '#contract/leads/connectors.ts'
import { goLive } from '#contract/websites/go-live.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { EmailUndeliverable, type OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'

let forms: Awaited<ReturnType<typeof startLeadForms>>
let sendReal: (email: OutgoingEmail) => Promise<void>
beforeAll(async () => {
  forms = await startLeadForms()
  sendReal = forms.hosting.panel.world.email.send
})
afterAll(() => forms.hosting.close())
beforeEach(async () => {
  forms.hosting.panel.world.email.send = sendReal
  forms.hosting.panel.advanceClock(24 * 3_600_000)
  await forms.clear()
})

const standing = async () => (await forms.hosting.panel.call(goLive, {}, forms.site)).body

/** Whatever is sent to this address is refused for good. */
function bounceFrom(address: () => string): void {
  forms.hosting.panel.world.email.send = async (email) => {
    if (email.to.address === address()) throw new EmailUndeliverable('refused with 550', '550')
    await sendReal(email)
  }
}

async function sendLead(): Promise<void> {
  const { form_token, proof } = await forms.proven()
  // The same words would be one message.
  const sent = { ...WRITTEN, message: `Hello ${form_token}`, form_token, proof }
  expect((await forms.post(sent)).status).toBe(303)
  await runDueJobs(forms.hosting.panel.world)
}

test('a hard bounce is shown at once, told by the second address once a day, and over with the next arrival', async () => {
  const { panel } = forms.hosting
  const second_address = 'assistant@lakeshore.ca'
  await panel.call(saveSecondAddress, { second_address }, forms.site)
  let first = ''
  panel.world.email.send = async (email) => {
    if (email.to.address === second_address) return sendReal(email)
    first = email.to.address
    throw new EmailUndeliverable('refused with 550', '550')
  }
  await sendLead()
  await expect
    .poll(standing)
    .toMatchObject({ lead_bounce: { address: expect.stringContaining('@'), code: '550' } })
  expect((await standing()).lead_bounce.address).toBe(first)
  await expect
    .poll(forms.deliveries)
    .toMatchObject([{ channel: 'email', state: 'failed', last_code: '550' }])
  await sendLead()
  await expect.poll(() => panel.emails.length).toBe(1)
  expect(panel.emails).toMatchObject([
    { to: { address: second_address }, subject: `Emails to ${first} are bouncing` }
  ])

  panel.world.email.send = sendReal
  await sendLead()
  await expect.poll(standing).not.toHaveProperty('lead_bounce')
})

test('without another address there is nobody to tell, and the lead is kept', async () => {
  const { panel } = forms.hosting
  await panel.call(saveSecondAddress, { second_address: '' }, forms.site)
  const { email } = await panel.world.db
    .selectFrom('agents')
    .select('email')
    .where('agent_id', '=', forms.site.agent_id)
    .executeTakeFirstOrThrow()
  bounceFrom(() => email)
  await sendLead()
  await expect.poll(forms.deliveries).toMatchObject([{ channel: 'email', state: 'failed' }])
  expect(panel.emails).toEqual([])
  expect(await forms.stored()).toHaveLength(1)
})
