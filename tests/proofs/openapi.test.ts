import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import * as general from '#contract/general.ts'
import { makeEveryCall, MESSAGE } from '../kit/every-call.ts'
import { makeEveryCallFail } from '../kit/every-call-fails.ts'
import { dataFolder, downloadExport, makeExport, unbuiltPages } from '../kit/exported.ts'
import { checkAgainstOpenApi, type ObservedAnswers } from '../kit/openapi-conformance.ts'
import { startPanel } from '../kit/panel.ts'
import { openBuilder } from '../kit/site-builder.ts'

test('real responses of every call, successes and errors, match the document', async () => {
  const observed: ObservedAnswers = { seen: new Map(), wrong: [] }
  const { dataDir, remove } = dataFolder()
  const panel = await startPanel({ nameServers: {}, settings: { dataDir } })
  await checkAgainstOpenApi(panel, observed)
  await makeEveryCall(panel)
  await makeEveryCallFail(panel)
  const { token } = await openBuilder(panel)
  await makeExport(panel, { build: await unbuiltPages(), token })
  await downloadExport(panel, token)
  await panel.close()
  remove()
  const checked = await startPanel({ settings: { humanCheck: { kind: 'altcha' } } })
  await checkAgainstOpenApi(checked, observed)
  await checked.call(general.humanChallenge, { form: 'login' })
  await checked.call(general.contactUs, { ...MESSAGE, recaptcha: 'none' })
  await checked.close()

  expect(observed.wrong).toEqual([])
  const unheard = Object.keys(CALLS).filter((name) => !observed.seen.get(name)?.has(200))
  expect(unheard).toEqual([])
  const failures = [...observed.seen.values()].flatMap((codes) => [...codes])
  expect(new Set(failures)).toEqual(new Set([...new Set(failures), ...FAILURES]))
})

const FAILURES = [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500]
