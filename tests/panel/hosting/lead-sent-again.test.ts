import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'

let forms: Awaited<ReturnType<typeof startLeadForms>>
beforeAll(async () => {
  forms = await startLeadForms()
})
afterAll(() => forms.hosting.close())
beforeEach(() => forms.clear())

const send = async (change: Record<string, string> = {}) =>
  forms.post({ ...WRITTEN, ...change, form_token: await forms.ready() })

test('going back and sending the same words again is one message, until some minutes later', async () => {
  expect((await send()).status).toBe(303)
  const again = await send()
  expect([again.status, again.headers.location]).toEqual([303, '/contact?sent=contact.contact'])
  expect(await forms.stored()).toHaveLength(1)
  await runDueJobs(forms.hosting.panel.world)
  expect(forms.hosting.panel.emails).toHaveLength(1)

  expect((await send({ message: 'And another thing.' })).status).toBe(303)
  expect((await send({ name: 'Jean Desrosiers' })).status).toBe(303)
  expect(await forms.stored()).toHaveLength(3)
  forms.hosting.panel.advanceClock(10 * 60_000)
  expect((await send()).status).toBe(303)
  expect(await forms.stored()).toHaveLength(4)
})

test('a yes to news that is added to the same words is kept', async () => {
  const { body } = await forms.hosting.get(forms.site.host, '/contact')
  const consent_text = /name="consent_text" value="([^"]+)"/.exec(body)?.[1] ?? ''
  await send()
  const agreed = { consent: 'yes', consent_text }
  expect((await send(agreed)).status).toBe(303)
  expect((await send(agreed)).status).toBe(303)
  const kinds = (await forms.consents()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'express')).toHaveLength(1)
})
