import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPanelProcess } from '../kit/panel-process.ts'

test('a second process on the same folder is refused, and the first keeps working', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-two-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await startPanelProcess(folder)
  const { status, stderr, stdout } = spawnSync(process.execPath, ['src/panel/main.ts'], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '4449', PANEL_DATA: folder },
    encoding: 'utf8',
    timeout: 60_000
  })
  expect({ status, said: stdout + stderr }).toEqual({
    status: 1,
    said: `The data folder ${folder} is in use by another Maplekey process; stop that one, or set PANEL_DATA to another folder.\n`
  })
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)

  await first.kill()
  const third = await startPanelProcess(folder)
  expect(await third.stop()).toBe(0)
})
