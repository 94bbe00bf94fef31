// A load generator that costs the machine little, so that the service is what is measured. Reads a `Load` from its
// argument, and prints a `Loaded`.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Load = {
  port: number
  hosts: readonly string[]
  paths: readonly string[]
  /** All pages once, one after the other; this many requests a second; or as many as possible. */
  kind: { once: true } | { perSecond: number; seconds: number } | { seconds: number }
}

export type Loaded = {
  requests: number
  perSecond: number
  p50: number
  p99: number
  longest: number
  bytes: number
}

const CONNECTIONS = 32

/** A person's browser, whose visits are counted. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const load = JSON.parse(process.argv[2] ?? '') as Load
const times: number[] = []
let bytes = 0
const began = performance.now()
await run(load)
const seconds = (performance.now() - began) / 1000
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const loaded: Loaded = {
  requests: times.length,
  perSecond: times.length / seconds,
  p50: at(0.5),
  p99: at(0.99),
  longest: sorted.at(-1) ?? Number.NaN,
  bytes: Math.round(bytes / times.length)
}
console.log(JSON.stringify(loaded))
process.exit(0)

async function run({ hosts, kind, paths, port }: Load): Promise<void> {
  // In steps of 7, so that pages rendered together are not asked for together.
  const head = (index: number) => {
    const host = hosts[(index * 7) % hosts.length]
    const path = paths[Math.floor(index / hosts.length) % paths.length]
    return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${FIREFOX}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`
  }
  if ('once' in kind) {
    const get = await connection(port)
    for (let index = 0; index < hosts.length * paths.length; index++) await get(head(index))
    return
  }
  let index = 0
  if (!('perSecond' in kind)) {
    const until = began + kind.seconds * 1000
    const visit = async () => {
      const get = await connection(port)
      while (performance.now() < until) await get(head(index++))
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, visit))
    return
  }
  // Taken in turn, so that none is idle for as long as the service would close it after.
  const idle: ((head: string) => Promise<void>)[] = []
  const running: Promise<void>[] = []
  for (; index < kind.perSecond * kind.seconds; index++) {
    const wait = began + (index * 1000) / kind.perSecond - performance.now()
    if (wait > 0) await pause(wait)
    const get = idle.shift() ?? (await connection(port))
    running.push(get(head(index)).then(() => void idle.push(get)))
  }
  await Promise.all(running)
}

/** A kept-alive connection; each call waits for the whole answer. */
async function connection(port: number): Promise<(head: string) => Promise<void>> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let done: (() => void) | undefined
  let left: number | undefined
  let start = ''
  let sent = 0
  socket.on('data', (chunk: Buffer) => {
    if (left === undefined) {
      start += chunk.toString('latin1')
      const end = start.indexOf('\r\n\r\n')
      if (end === -1) return
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(start) ?? []
      if (status !== '200') throw new Error(start)
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(start) ?? []
      bytes += Number(length)
      left = Number(length) - (start.length - end - 4)
      start = ''
    } else left -= chunk.length
    if (left > 0) return
    left = undefined
    times.push(performance.now() - sent)
    done?.()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  return (head) => ask(socket, head)

  function ask(to: Socket, head: string): Promise<void> {
    sent = performance.now()
    to.write(head)
    return new Promise((resolve) => (done = resolve))
  }
}
