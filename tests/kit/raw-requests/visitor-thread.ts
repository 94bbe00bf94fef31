// Requests a page and the API every few milliseconds over keep-alive; reports on request.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const PATHS = ['/', '/api/general/siteData', '/pricing']
const EVERY_MS = 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

let times: number[] = []
let failed = 0
/** The number of visits that the pending report needs. */
let wanted = Infinity

parentPort?.on('message', (visits: number) => (wanted = visits))

for (let turn = 0; ; turn++) {
  const start = performance.now()
  const isServed = await visit(`${workerData}${PATHS[turn % PATHS.length]}`)
  times.push(performance.now() - start)
  if (!isServed) failed++
  if (times.length >= wanted) report()
  await pause(EVERY_MS)
}

function report(): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
  parentPort?.postMessage({ failed, made: sorted.length, p50: at(0.5), p99: at(0.99) })
  times = []
  failed = 0
  wanted = Infinity
}

function visit(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    }).once('error', () => resolve(false))
  })
}
