// Requests pages at a steady rate from its own thread, and records answers with switch counts.
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { hashOf } from '../../../tests/kit/publishing/shown-release.ts'
import type { StormAnswer } from '../../../tests/kit/publishing/storm-answers.ts'

export type StormSetup = {
  origin: string
  paths: string[]
  perSecond: number
  /** Rises before and after each switch. */
  switchCount: SharedArrayBuffer
}
export type StormResult = {
  /** Distinct answers, with their number. */
  answers: [StormAnswer, number][]
  sent: number
  seconds: number
  slowestMs: number
  /** Assets that pages reference, and failed requests for them. */
  assets: string[]
  missing: string[]
  failed: string[]
}

const TICK_MS = 10
const ASSET = /\/(?:_astro|og|pictures)\/[\w./-]+\.\w+/g

const { origin, paths, perSecond, switchCount } = workerData as StormSetup
const now = new Int32Array(switchCount)
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const answers = new Map<string, [StormAnswer, number]>()
const [assets, missing, failed] = [new Set<string>(), new Set<string>(), new Set<string>()]
const started = performance.now()
let [sent, open, slowestMs, at, isOver] = [0, 0, 0, 0, false]

function ask(
  path: string,
  encoding: string,
  onAnswer: (status: number, bytes: Buffer) => void
): void {
  sent++
  open++
  const asked = performance.now()
  send(path, encoding, (outcome) => {
    slowestMs = Math.max(slowestMs, performance.now() - asked)
    if (outcome instanceof Error) failed.add(`${path}: ${outcome.message}`)
    else onAnswer(outcome.status, outcome.bytes)
    if (--open === 0 && isOver) postResult()
  })
}

type Outcome = Error | { status: number; bytes: Buffer }

function send(path: string, encoding: string, done: (outcome: Outcome) => void): void {
  const headers = { 'accept-encoding': encoding }
  const outgoing = request(`${origin}${path}`, { agent, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }))
    answer.on('error', done)
  })
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // The server closed an idle connection as it was reused: like a browser, retry on another one.
    if (outgoing.reusedSocket && error.code === 'ECONNRESET') send(path, encoding, done)
    else done(error)
  })
  outgoing.end()
}

function requestPage(path: string, encoding: string): void {
  const from = Atomics.load(now, 0)
  ask(path, encoding, (status, bytes) => {
    const one = { path, encoding, status, hash: hashOf(bytes), from, to: Atomics.load(now, 0) }
    const key = JSON.stringify(one)
    const known = answers.get(key)
    answers.set(key, [one, (known?.[1] ?? 0) + 1])
    if (known || encoding !== 'identity') return
    for (const [asset] of bytes.toString().matchAll(ASSET)) assets.add(asset)
  })
}

/** Assets of older pages must stay available for open tabs. */
function requestAsset(path: string): void {
  ask(path, 'identity', (status) => status !== 200 && missing.add(`${path} with ${status}`))
}

function postResult(): void {
  const seconds = (performance.now() - started) / 1000
  const result: StormResult = {
    answers: [...answers.values()],
    sent,
    seconds,
    slowestMs,
    assets: [...assets],
    missing: [...missing],
    failed: [...failed]
  }
  parentPort?.postMessage(result)
  agent.destroy()
}

const ticking = setInterval(() => {
  const due = Math.floor(((performance.now() - started) / 1000) * perSecond)
  while (sent < due) {
    const turn = at++
    const known = [...assets]
    if (turn % 8 === 7 && known.length > 0) requestAsset(known[turn % known.length] ?? '/')
    else requestPage(paths[turn % paths.length] ?? '/', turn % 3 === 0 ? 'br' : 'identity')
  }
}, TICK_MS)
parentPort?.once('message', () => {
  isOver = true
  clearInterval(ticking)
  if (open === 0) postResult()
})
