import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  answerLead,
  answerSetup,
  answerTemplates,
  deleteAnswerTemplate,
  saveAnswerTemplate
} from '#contract/leads/answers.ts'
import { runDueJobs, workOnce } from '#panel/jobs/worker.ts'
import { EmailUndeliverable } from '#panel/services/email/email-transport.ts'
import { addLead, deliver, emailSource, INBOUND } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openBuilder>>
let bo: Awaited<ReturnType<typeof openBuilder>>
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND } })
  ann = await openBuilder(panel)
  bo = await openBuilder(panel)
})
afterAll(() => panel.close())
beforeEach(async () => {
  await workOnce(panel.world)
  panel.emails.length = 0
})

const ANSWER = { subject: 'About {home}', text: 'Hello {first_name},\n\nGladly.\n\n{agent}' }

const eventsOf = (lead_id: string) =>
  panel.world.db
    .selectFrom('lead_events')
    .select(['kind', 'data', 'by_agent'])
    .where('lead_id', '=', lead_id)
    .orderBy('event_id')
    .execute()

async function answered() {
  const lead_id = await addLead(panel, ann.website_id)
  await panel.call(answerLead, { lead_id, ...ANSWER }, { ...ann, idempotencyKey: lead_id })
  await runDueJobs(panel.world)
  const sent = panel.emails.at(-1)
  if (!sent) throw new Error('no email was sent')
  return { lead_id, sent, replyTo: sent.replyTo?.address ?? '' }
}

test('an answer reaches the visitor from the agent, and stands on the timeline once', async () => {
  const lead_id = await addLead(panel, ann.website_id)
  const { body: setup } = await panel.call(answerSetup, { lead_id }, ann)
  expect(setup).toMatchObject({ replies: 'timeline', values: { home: '14 Elm Street' } })
  const options = { ...ann, idempotencyKey: 'an-answer' }
  const first = await panel.call(answerLead, { lead_id, ...ANSWER }, options)
  expect(first.body.first_answer_at).toBe(panel.now().toISOString())
  panel.advanceClock(60_000)
  expect(await panel.call(answerLead, { lead_id, ...ANSWER }, options)).toEqual(first)
  await runDueJobs(panel.world)

  expect(panel.emails).toHaveLength(1)
  const [sent] = panel.emails
  const { agent, email } = setup.values
  expect(sent).toMatchObject({
    to: { name: 'Jordan Example', address: setup.to },
    fromName: `${agent} via Maplekey`,
    isPersonal: true,
    subject: 'About 14 Elm Street'
  })
  expect(sent?.replyTo?.address).toMatch(/^reply\+[0-9a-f]{56}@in\.maplekey\.test$/)
  expect(sent?.text).toContain(`Hello Jordan,\n\nGladly.\n\n${agent}`)
  expect(sent?.text).toContain(`${agent}, Broker · `)
  expect(sent?.html).not.toContain('support@')
  expect(sent?.text).not.toContain(email)
  expect(await eventsOf(lead_id)).toEqual([
    {
      kind: 'email_out',
      by_agent: ann.agent_id,
      data: {
        address: setup.to,
        subject: 'About 14 Elm Street',
        text: `Hello Jordan,\n\nGladly.\n\n${agent}`
      }
    }
  ])
})

test('a second answer leaves the time of the first', async () => {
  const { lead_id } = await answered()
  const before = panel.now().toISOString()
  panel.advanceClock(3_600_000)
  const { body } = await panel.call(answerLead, { lead_id, ...ANSWER }, ann)
  expect(body.first_answer_at).toBe(before)
})

test('the visitor’s reply is on the timeline and with the agent, however often it is delivered', async () => {
  const { lead_id, replyTo } = await answered()
  panel.emails.length = 0
  const source = emailSource('Yes, at four.\n\nOn Monday, Amara wrote:\n> Shall we?\n')
  const first = await deliver(panel, replyTo.toUpperCase(), source)
  expect(first.status).toBe(200)
  expect((await deliver(panel, replyTo, source)).status).toBe(200)
  await runDueJobs(panel.world)
  expect((await eventsOf(lead_id)).at(-1)).toMatchObject({
    kind: 'email_in',
    by_agent: null,
    data: { subject: 'Re: Your message', text: 'Yes, at four.', automatic: false }
  })
  expect(panel.emails).toHaveLength(1)
  expect(panel.emails[0]).toMatchObject({
    replyTo: { name: 'Jordan Example', address: 'jordan@example.org' },
    subject: 'Re: Your message'
  })
  expect(panel.emails[0]?.text).toContain('Yes, at four.')
})

test('the agent gets a reply whole, with the lines that the timeline leaves out', async () => {
  const { lead_id, replyTo } = await answered()
  panel.emails.length = 0
  const reply = 'Yes, at four.\nOn Monday I can too, as you wrote:\n> Monday or Tuesday?'
  await deliver(panel, replyTo, emailSource(reply, { 'Message-ID': '<whole@example.org>' }))
  await runDueJobs(panel.world)
  expect((await eventsOf(lead_id)).at(-1)?.data).toMatchObject({ text: 'Yes, at four.' })
  expect(panel.emails[0]?.text).toContain(reply)
})

test('an attachment is passed on, and an absence note is marked as one', async () => {
  const { lead_id, replyTo } = await answered()
  panel.emails.length = 0
  const source = emailSource(
    '--b\r\nContent-Type: text/html\r\n\r\n<p>I am <b>away</b>.</p>\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="plan.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nSGVsbG8=\r\n--b--\r\n',
    {
      'Content-Type': 'multipart/mixed; boundary=b',
      'Auto-Submitted': 'auto-replied',
      'Message-ID': '<absence@example.org>'
    }
  )
  await deliver(panel, replyTo, source)
  await runDueJobs(panel.world)
  expect((await eventsOf(lead_id)).at(-1)?.data).toMatchObject({
    automatic: true,
    files: ['plan.pdf'],
    text: 'I am away.'
  })
  expect(panel.emails[0]?.attachments).toEqual([
    { filename: 'plan.pdf', type: 'application/pdf', content: 'SGVsbG8=' }
  ])
})

test('an address that isn’t ours, a wrong signature and an unreadable email are refused', async () => {
  const { replyTo } = await answered()
  const source = emailSource('Hi')
  const [local = '', domain = ''] = replyTo.split('@')
  const forged = `${local.slice(0, -1)}${local.endsWith('0') ? '1' : '0'}@${domain}`
  expect((await deliver(panel, forged, source)).status).toBe(404)
  expect((await deliver(panel, `reply+x@${domain}`, source)).status).toBe(404)
  expect((await deliver(panel, `${local}@example.org`, source)).status).toBe(404)
  // What isn't for one of our addresses isn't read.
  expect((await deliver(panel, `reply+x@${domain}`, 'no email')).status).toBe(404)
  expect((await deliver(panel, replyTo, 'no email')).status).toBe(422)
  const secret = `whsec_${Buffer.alloc(24, 8).toString('base64')}`
  expect((await deliver(panel, replyTo, source, { secret })).status).toBe(401)
})

test('a reply years later still finds its lead', async () => {
  const now = panel.now()
  const { lead_id, replyTo } = await answered()
  panel.setClock(new Date('2029-11-21T15:00:00.000Z'))
  const source = emailSource('Hello again', { 'Message-ID': '<years@example.org>' })
  expect((await deliver(panel, replyTo, source)).status).toBe(200)
  expect((await eventsOf(lead_id)).at(-1)?.kind).toBe('email_in')
  panel.setClock(now)
})

test('an answer that bounces says so, and the next one is refused', async () => {
  const lead_id = await addLead(panel, ann.website_id)
  await panel.call(answerLead, { lead_id, ...ANSWER }, ann)
  const { email } = panel.world
  panel.world.email = {
    kind: 'smtp',
    send: async () => {
      throw new EmailUndeliverable('refused with 550', '550')
    }
  }
  await runDueJobs(panel.world)
  panel.world.email = email
  expect((await eventsOf(lead_id)).at(-1)?.kind).toBe('email_bounced')
  const again = await panel.call(answerLead, { lead_id, ...ANSWER }, ann)
  expect(again).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/are bouncing/) }
  })
})

test('another agent’s lead answers like a missing one, and one without an address is refused', async () => {
  const lead_id = await addLead(panel, ann.website_id)
  const missing = { lead_id: '00000000-0000-4000-8000-000000000000', ...ANSWER }
  const stranger = await panel.call(answerLead, { lead_id, ...ANSWER }, bo)
  expect(stranger).toEqual(await panel.call(answerLead, missing, bo))
  expect(stranger.status).toBe(404)
  expect((await panel.call(answerSetup, { lead_id }, bo)).status).toBe(404)
  const silent = await addLead(panel, ann.website_id, { email: '', phone: '4165550134' })
  expect((await panel.call(answerLead, { ...ANSWER, lead_id: silent }, ann)).status).toBe(409)
})

test('an unknown placeholder is refused beside its field', async () => {
  const lead_id = await addLead(panel, ann.website_id)
  const wrong = { lead_id, subject: 'Hi {nme}', text: '{adress}' }
  const { body, status } = await panel.call(answerLead, wrong, ann)
  expect(status).toBe(400)
  expect(body.errors).toMatchObject({
    subject: expect.stringContaining('{nme}'),
    text: expect.stringContaining('{adress}')
  })
})

test('templates are a website’s own: changed, added, deleted, and nobody else’s', async () => {
  const list = async (who: { token: string }): Promise<{ template_id: string; name: string }[]> =>
    (await panel.call(answerTemplates, {}, who)).body.data
  const before = await list(ann)
  expect(before.map(({ template_id }) => template_id)).toContain('first-answer-fr')
  const template = { language: 'fr', subject: 'Bonjour', text: 'Bonjour {name}' } as const
  const own = { ...template, template_id: 'mine', name: 'À moi' }
  const seed = { ...template, template_id: 'first-answer-fr', name: 'Ma réponse' }
  await panel.call(saveAnswerTemplate, own, ann)
  await panel.call(saveAnswerTemplate, seed, ann)
  await panel.call(deleteAnswerTemplate, { template_id: 'showing-en' }, ann)
  const names = (await list(ann)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['À moi', 'Ma réponse']))
  expect(names).not.toContain('Plan a showing')
  expect(names).toHaveLength(before.length)
  expect(await list(bo)).toEqual(before)
})

test('without inbound mail, a reply goes to the agent’s mailbox', async () => {
  const settings = panel.world.settings
  panel.world.settings = { ...settings, inbound: undefined }
  const lead_id = await addLead(panel, ann.website_id)
  const { body } = await panel.call(answerSetup, { lead_id }, ann)
  await panel.call(answerLead, { lead_id, ...ANSWER }, ann)
  await runDueJobs(panel.world)
  expect(body.replies).toBe('mailbox')
  expect(panel.emails.at(-1)?.replyTo).toEqual({ name: body.values.agent, address: body.mailbox })
  expect((await deliver(panel, 'reply+x@in.maplekey.test', emailSource('Hi'))).status).toBe(404)
  panel.world.settings = settings
})
