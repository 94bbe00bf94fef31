// Asks for pages at a steady rate, from a thread of its own, and keeps what it got: which bytes, and between which switches.
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { hashOf } from '../../../tests/kit/publishing/shown-release.ts'
import type { StormAnswer } from '../../../tests/kit/publishing/storm-answers.ts'

export type StormSetup = {
  origin: string
  paths: string[]
  perSecond: number
  /** Counts up before and after each switch. */
  era: SharedArrayBuffer
}
export type StormResult = {
  /** Each kind of answer, and how often. */
  got: [StormAnswer, number][]
  sent: number
  seconds: number
  slowestMs: number
  /** Assets that pages named, and the answers of those that were not served. */
  assets: string[]
  lost: string[]
  broken: string[]
}

const TICK_MS = 10
const ASSET = /\/(?:_astro|og|pictures)\/[\w./-]+\.\w+/g

const { era, origin, paths, perSecond } = workerData as StormSetup
const now = new Int32Array(era)
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const got = new Map<string, [StormAnswer, number]>()
const [assets, lost, broken] = [new Set<string>(), new Set<string>(), new Set<string>()]
const started = performance.now()
let [sent, open, slowestMs, at, isOver] = [0, 0, 0, 0, false]

function ask(path: string, encoding: string, heard: (status: number, bytes: Buffer) => void): void {
  sent++
  open++
  const asked = performance.now()
  send(path, encoding, (outcome) => {
    slowestMs = Math.max(slowestMs, performance.now() - asked)
    if (outcome instanceof Error) broken.add(`${path}: ${outcome.message}`)
    else heard(outcome.status, outcome.bytes)
    if (--open === 0 && isOver) tell()
  })
}

type Outcome = Error | { status: number; bytes: Buffer }

function send(path: string, encoding: string, done: (outcome: Outcome) => void): void {
  const headers = { 'accept-encoding': encoding }
  const asking = request(`${origin}${path}`, { agent, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }))
    answer.on('error', done)
  })
  asking.on('error', (error: NodeJS.ErrnoException) => {
    // The server had just hung up on a connection that was idle: as browsers do, it is asked again on another.
    if (asking.reusedSocket && error.code === 'ECONNRESET') send(path, encoding, done)
    else done(error)
  })
  asking.end()
}

function askPage(path: string, encoding: string): void {
  const from = Atomics.load(now, 0)
  ask(path, encoding, (status, bytes) => {
    const one = { path, encoding, status, hash: hashOf(bytes), from, to: Atomics.load(now, 0) }
    const key = JSON.stringify(one)
    const known = got.get(key)
    got.set(key, [one, (known?.[1] ?? 0) + 1])
    if (known || encoding !== 'identity') return
    for (const [asset] of bytes.toString().matchAll(ASSET)) assets.add(asset)
  })
}

/** A file that a page has named must stay for people who have that page open. */
function askAsset(path: string): void {
  ask(path, 'identity', (status) => status !== 200 && lost.add(`${path} with ${status}`))
}

function tell(): void {
  const seconds = (performance.now() - started) / 1000
  const told: StormResult = {
    got: [...got.values()],
    sent,
    seconds,
    slowestMs,
    assets: [...assets],
    lost: [...lost],
    broken: [...broken]
  }
  parentPort?.postMessage(told)
  agent.destroy()
}

const ticking = setInterval(() => {
  const due = Math.floor(((performance.now() - started) / 1000) * perSecond)
  while (sent < due) {
    const turn = at++
    const known = [...assets]
    if (turn % 8 === 7 && known.length > 0) askAsset(known[turn % known.length] ?? '/')
    else askPage(paths[turn % paths.length] ?? '/', turn % 3 === 0 ? 'br' : 'identity')
  }
}, TICK_MS)
parentPort?.once('message', () => {
  isOver = true
  clearInterval(ticking)
  if (open === 0) tell()
})
