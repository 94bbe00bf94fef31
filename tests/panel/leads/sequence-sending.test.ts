import { afterAll, beforeEach, expect, test } from 'vitest'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { EmailUndeliverable } from '#panel/services/email/email-transport.ts'
import { startSequencePanel } from '../../kit/sequences.ts'

const { ann, begin, letters, panel, read, send, start, story, walk, write } =
  await startSequencePanel()
afterAll(() => panel.close())
beforeEach(begin)

test('a process that is killed between sending and marking repeats the email under its Message-ID', async () => {
  const sequence = await start()
  await write()
  const { email } = panel.world
  const attempts: string[] = []
  const sent = Promise.withResolvers<void>()
  panel.world.email = {
    kind: 'smtp',
    send(message) {
      attempts.push(message.id)
      sent.resolve()
      return new Promise(() => {})
    }
  }
  void processBulkEmails(panel.world)
  await sent.promise
  panel.world.email = email
  await send()
  expect(letters()).toEqual([])
  panel.advanceClock(61_000)
  await send()
  expect(letters().map(({ id }) => id)).toEqual(attempts)
  expect((await read(sequence)).results.sent).toBe(1)
})

test('several workers send one email', async () => {
  const sequence = await start()
  for (let one = 0; one < 4; one++) await write()
  await Promise.all([1, 2, 3].map(() => send()))
  await send()
  expect(letters()).toHaveLength(4)
  expect((await read(sequence)).results.sent).toBe(4)
})

test('a server that is away delays an email until it is back, but not into the night', async () => {
  const sequence = await start()
  panel.setClock(new Date('2026-11-22T00:59:50.000Z'))
  await write()
  const { email } = panel.world
  panel.world.email = { kind: 'smtp', send: () => Promise.reject(new Error('no connection')) }
  await send()
  panel.world.email = email
  panel.advanceClock(31_000)
  await send()
  expect(letters()).toEqual([])
  panel.setClock(new Date('2026-11-22T14:00:00.000Z'))
  await send()
  expect(letters()).toHaveLength(1)
  expect((await read(sequence)).results.sent).toBe(1)
})

test('an address that the server refuses leaves its sequence', async () => {
  await start()
  const lead_id = await write()
  const { email } = panel.world
  panel.world.email = {
    kind: 'smtp',
    send: async () => {
      throw new EmailUndeliverable('refused with 550', '550')
    }
  }
  await send()
  panel.world.email = email
  expect(await story(lead_id)).toEqual(['joined', 'bounced'])
})

test('due emails wait while the agent’s plan is stopped', async () => {
  await start()
  await write()
  const stop = (planStop: boolean) =>
    panel.world.db
      .updateTable('websites')
      .set({ planStop })
      .where('website_id', '=', ann().website_id)
      .execute()
  await stop(true)
  await walk(2)
  expect(letters()).toEqual([])
  await stop(false)
  await walk(1)
  expect(letters()).toHaveLength(1)
})
