import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPanelProcess } from '../kit/panel-process.ts'

/** Room for so many more than the service has open when it is quiet. */
const ROOM = 60

test('clients that take every file descriptor are not served, and those after them are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'dist/releases/one'), { recursive: true })
  symlinkSync('releases/one', join(folder, 'dist/current'))
  writeFileSync(join(folder, 'dist/releases/one/index.html'), 'x'.repeat(8_000_000))
  const panel = await startPanelProcess(join(folder, 'data'), { LOG_LEVEL: 'error' }, folder)
  const { port } = new URL(panel.origin)
  const open = readdirSync(`/proc/${panel.pid}/fd`).length
  execFileSync('prlimit', [`--pid=${panel.pid}`, `--nofile=${open + ROOM}`])

  // Each asks for a page and does not read it: a socket and a file.
  const sockets = await Promise.all(Array.from({ length: 4 * ROOM }, () => greedy(Number(port))))
  for (const socket of sockets) socket.destroy()

  await expect
    .poll(async () => (await fetch(`${panel.origin}/readyz`).catch(() => undefined))?.status)
    .toBe(200)
  expect((await fetch(panel.origin)).status).toBe(200)
  expect(await panel.stop()).toBe(0)
})

function greedy(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', () => resolve(socket))
    socket.on('close', () => resolve(socket))
  })
}
