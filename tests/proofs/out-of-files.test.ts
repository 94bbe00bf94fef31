import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { greedyClient, writeLargeSite } from '../kit/large-page.ts'
import { startPanelProcess } from '../kit/panel-process.ts'

/** File descriptors the service may open beyond those it has when idle. */
const ROOM = 60
const PAGE = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('the service recovers after clients exhaust its file descriptors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeLargeSite(join(folder, 'dist'))
  const panel = await startPanelProcess(join(folder, 'data'), { LOG_LEVEL: 'error' }, folder)
  const { port } = new URL(panel.origin)
  const open = readdirSync(`/proc/${panel.pid}/fd`).length
  execFileSync('prlimit', [`--pid=${panel.pid}`, `--nofile=${open + ROOM}`])

  // Each requests a page without reading it, which holds a socket and a file open.
  const sockets = await Promise.all(
    Array.from({ length: 4 * ROOM }, () => greedyClient(Number(port), PAGE))
  )
  for (const socket of sockets) socket.destroy()

  await expect
    .poll(async () => (await fetch(`${panel.origin}/readyz`).catch(() => undefined))?.status, {
      timeout: 60_000
    })
    .toBe(200)
  expect((await fetch(panel.origin)).status).toBe(200)
  expect(await panel.stop()).toBe(0)
})
