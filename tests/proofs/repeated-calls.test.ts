import { afterAll, beforeAll, describe, test } from 'vitest'
import { resetContent } from '../kit/editor.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'
import { callsMarked, repeatKeyedCall, repeatSafeCall } from '../kit/repeat-calls.ts'

let panel: TestPanel
let restoreContent: () => Promise<void>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  restoreContent = await resetContent(panel)
})
afterAll(async () => {
  await restoreContent()
  await panel.close()
})

describe.each(callsMarked('keyed'))('%s', (name) => {
  test('twice under one key runs once with one answer; other input under the key is refused', () =>
    repeatKeyedCall(panel, name))
})

describe.each(callsMarked('safe'))('%s', (name) => {
  test('repeated, it changes nothing more', () => repeatSafeCall(panel, name))
})
