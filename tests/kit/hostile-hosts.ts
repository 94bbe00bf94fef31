import { connect } from 'node:net'
import { NAUGHTY } from './hostile-strings.ts'
import { seededRandom } from './seeded-random.ts'

/** Request heads with hostile hosts and paths, as bytes that no client library would send. */
export function hostileHeads(count: number, hosts: readonly string[]): string[] {
  const random = seededRandom(18)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const noise = () =>
    Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
      String.fromCharCode(1 + Math.floor(random() * 254))
    ).join('')
  const clean = (text: string) => text.replaceAll(/[\r\n]/g, '')
  const pieces = ['..', '//', '%', '%00', '%2e%2e', '\\', '@', ':', '?', '#', '[', ']', '.', 'xn--']
  const host = () =>
    pick([
      () => pick(hosts),
      () => pick(hosts) + pick(pieces),
      () => pick(pieces) + pick(hosts),
      () => clean(pick(NAUGHTY)),
      noise,
      () => 'a.'.repeat(Math.floor(random() * 500))
    ])()
  const path = () =>
    pick([
      () => `/${clean(pick(NAUGHTY))}`,
      () => `/${encodeURIComponent(clean(pick(NAUGHTY)).toWellFormed())}`,
      () => `/${noise()}`,
      () => `/_site/${pick(pieces)}${noise()}`,
      () => `/_site/media/${'f'.repeat(64)}-${Math.floor(random() * 1e6)}.webp`,
      () => `/_site/preview/${noise()}/`,
      () => `/about${pick(pieces)}?sent=${noise()}`,
      () => '/a'.repeat(Math.floor(random() * 3000)),
      () => `http://${pick(hosts)}/${noise()}`
    ])()
  const method = () => pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PURGE'])
  return Array.from(
    { length: count },
    () =>
      `${method()} ${clean(path())} HTTP/1.1\r\nHost: ${clean(host())}\r\nConnection: close\r\n\r\n`
  )
}

/** Sends a head and returns the status, or undefined if the connection was just closed. */
function statusOf(port: number, head: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(head, 'latin1'))
    socket
      .on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
      .on('error', () => undefined)
      .on('close', () => {
        const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
        resolve(status === undefined ? undefined : Number(status))
      })
  })
}

/** The statuses of all heads, a few at a time. */
export async function statusesOf(port: number, heads: readonly string[], atOnce = 16) {
  const counts = new Map<number | undefined, number>()
  const left = [...heads]
  const failed: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let head = left.pop(); head !== undefined; head = left.pop()) {
        const status = await statusOf(port, head)
        counts.set(status, (counts.get(status) ?? 0) + 1)
        if (status !== undefined && status >= 500) failed.push(head.slice(0, 200))
      }
    })
  )
  return { counts, failed }
}
