import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queueEmail } from '#panel/actions/emails/queue-email.ts'
import { runDueJobs, startWorker } from '#panel/jobs/worker.ts'
import { retryDelay } from '#rules/retries.ts'
import { smtpTransport } from '#panel/services/email/smtp.ts'
import { startFaultyMailServer } from '../../kit/faulty-mail-server.ts'
import { type MailServer, startMailServer } from '../../kit/mail-server.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const FROM = { name: 'Maplekey', address: 'hello@maplekey.test' }
let panel: TestPanel
beforeEach(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

/** A panel that sends through this server, and an agent whose welcome email is queued. */
async function agentAt(urlOf = ({ url }: MailServer) => url) {
  const server = await startMailServer()
  const email = smtpTransport(urlOf(server), FROM)
  panel.world.email = email
  onTestFinished(async () => {
    email.close?.()
    await server.close()
  })
  return { server, agent: await panel.registerAgent() }
}
const jobs = () => panel.world.db.selectFrom('jobs').selectAll().orderBy('job_id').execute()

test('an email arrives as it was written, in text and HTML', async () => {
  const { agent, server } = await agentAt()
  await runDueJobs(panel.world)
  const [got] = server.received
  expect(got?.to).toEqual([agent.email])
  const read = await PostalMime.parse(got?.source ?? '')
  expect(read).toMatchObject({
    from: FROM,
    subject: 'Welcome to Maplekey: please verify your email',
    to: [{ name: 'Amara Osei', address: agent.email }]
  })
  expect(read.text).toContain('https://maplekey.test/auth/verify-email?code=')
  expect(read.html).toContain('Verify my email')
  expect(await jobs()).toMatchObject([{ state: 'done', tries: 1 }])
})

test('many emails share a few connections', async () => {
  const { server } = await agentAt()
  for (let index = 0; index < 19; index++) {
    const to = { name: 'Ann', address: `ann${index}@example.org` }
    await queueEmail(panel.world.db, panel.now(), {
      kind: 'verify-email',
      to,
      name: 'Ann',
      language: 'en',
      code: 'x'
    })
  }
  await runDueJobs(panel.world)
  expect(server.received).toHaveLength(20)
  expect(server.connections()).toBeLessThanOrEqual(5)
})

/** An SMTP server that never answers the first emails. */
async function silentFor(emails: number) {
  const server = await startFaultyMailServer(() =>
    server.treated.silence < emails ? 'silence' : 'accept'
  )
  const email = smtpTransport(server.url, FROM)
  const isSilent = () => server.treated.silence === emails
  return { email, server, untilSilent: () => vi.waitUntil(isSilent, 20_000) }
}

test('a server that never answers an email holds up no other', async () => {
  const { email, server, untilSilent } = await silentFor(1)
  panel.world.email = email
  await panel.registerAgent()
  const worker = startWorker(panel.world, { everyMs: 50 })
  await untilSilent()
  for (let index = 0; index < 20; index++) await panel.registerAgent()
  await vi.waitUntil(() => server.received.length === 20, 20_000)
  expect((await jobs())[0]).toMatchObject({ state: 'ready', tries: 1, last_error: null })
  await server.close()
  await worker.stop(20_000)
  email.close?.()
})

test('a campaign whose emails aren’t answered holds up no email to the agent', async () => {
  const { email, server, untilSilent } = await silentFor(5)
  const one = { to: FROM, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  const unsubscribeUrl = 'https://maplekey.test/hooks/unsubscribe/x'
  const ended = vi.fn()
  const letters = Array.from({ length: 9 }, (_, at) =>
    email.send({ ...one, id: `bulk-${at}`, unsubscribeUrl }).then(ended, ended)
  )
  await untilSilent()
  await email.send({ ...one, id: 'mail-1' })
  expect(server.received.map(({ messageId }) => messageId)).toEqual(['<mail-1@maplekey.test>'])
  expect(ended).not.toHaveBeenCalled()
  await server.close()
  email.close?.()
  await Promise.all(letters)
})

test.each([
  ['to', 550],
  ['to', 553],
  ['data', 554]
] as const)(
  'refused at %s with %i, it bounces: no retry, and a log line without the address',
  async (step, code) => {
    const { agent, server } = await agentAt()
    server.refuse(step, code)
    await runDueJobs(panel.world)
    expect(await jobs()).toMatchObject([
      { state: 'dead', tries: 1, last_error: `refused with ${code}` }
    ])
    const bounce = panel.logged
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'email bounced')
    expect(bounce).toMatchObject({
      email_kind: 'verify-email',
      agent_id: agent.agent_id,
      reason: `refused with ${code}`
    })
    expect(panel.logged.join('')).not.toContain(agent.email)
  }
)

test.each([
  ['to', 450, 'EENVELOPE 450 to RCPT TO'],
  ['to', 530, 'EENVELOPE 530 to RCPT TO'],
  ['from', 550, 'EENVELOPE 550 to MAIL FROM'],
  ['data', 451, 'EMESSAGE 451 to DATA']
] as const)(
  'refused at %s with %i, it is retried with growing delays',
  async (step, code, said) => {
    const { agent, server } = await agentAt()
    server.refuse(step, code, code)
    for (const tries of [1, 2]) {
      await runDueJobs(panel.world)
      expect(await jobs()).toMatchObject([
        { state: 'ready', tries, last_error: `the email was not accepted: ${said}` }
      ])
      panel.advanceClock(retryDelay(tries) - 1)
      expect(await runDueJobs(panel.world)).toBe(0)
      panel.advanceClock(1)
    }
    await runDueJobs(panel.world)
    expect(server.received.map(({ to }) => to)).toEqual([[agent.email]])
    expect(panel.logged.join('')).not.toContain(agent.email)
  }
)

test('an email waits for an unreachable server and is dead after an hour', async () => {
  await agentAt(() => 'smtp://127.0.0.1:1?ignoreTLS=true')
  for (let tries = 1; tries <= 8; tries++) {
    await runDueJobs(panel.world)
    panel.advanceClock(retryDelay(tries))
  }
  const [job] = await jobs()
  expect(job).toMatchObject({ state: 'dead', tries: 8 })
  expect(job?.last_error).toMatch(/^the email was not accepted: E(SOCKET|CONNECTION|CONNREFUSED)/)
})

test('a password is never sent without encryption', async () => {
  const at = ({ port }: MailServer) => `smtp://owner:secret@127.0.0.1:${port}`
  const { server } = await agentAt(at)
  await runDueJobs(panel.world)
  expect(server.logins).toEqual([])
  expect(server.received).toEqual([])
  expect(await jobs()).toMatchObject([{ state: 'ready', tries: 1 }])
  expect(JSON.stringify(await jobs()) + panel.logged.join('')).not.toContain('secret')
})
