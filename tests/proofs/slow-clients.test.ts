import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { greedyClient, writeLargeSite } from '../kit/large-page.ts'
import { measured } from '../kit/measured.ts'
import { startPanelProcess } from '../kit/panel-process.ts'
import { steadyVisitor } from '../kit/raw-requests/steady-visitor.ts'

const EACH = 200
const PATIENT = { timeout: 300_000, interval: 1000 }
/** Two requests that are never completed, and one whose response is never read. */
const SLOW = {
  'half a head': 'GET / HTTP/1.1\r\nHost: local',
  'half a body': 'POST /api/auth HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{',
  'an unread response': 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'
}

test.each(Object.entries(SLOW))(
  `${EACH} clients with %s are disconnected, and other visitors are not delayed`,
  async (_, bytes) => {
    const folder = mkdtempSync(join(tmpdir(), 'maplekey-slow-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeLargeSite(join(folder, 'dist'))
    const panel = await startPanelProcess(join(folder, 'data'), { LOG_LEVEL: 'error' }, folder)
    const sockets = () =>
      readdirSync(`/proc/${panel.pid}/fd`).filter((fd) => isSocket(`/proc/${panel.pid}/fd/${fd}`))
        .length
    const visitor = await steadyVisitor(panel.origin)
    onTestFinished(() => void visitor.close())
    await visitor.report(10)
    const before = sockets()

    const port = Number(new URL(panel.origin).port)
    const clients = await Promise.all(Array.from({ length: EACH }, () => greedyClient(port, bytes)))
    expect(sockets()).toBeGreaterThan(before)
    await expect.poll(sockets, PATIENT).toBeLessThanOrEqual(before)
    const seen = await visitor.report(1)
    measured('a visitor beside slow clients', seen)
    expect(seen.failed).toBe(0)
    for (const client of clients) client.destroy()
    await visitor.close()
    expect(await panel.stop()).toBe(0)
  }
)

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:')
  } catch {
    return false
  }
}
