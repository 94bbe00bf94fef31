import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import packet from 'dns-packet'
import type { Answers } from './answers.ts'

const TIMEOUT_MS = 1500
const TRIES = 2
const NOERROR = 0
const NXDOMAIN = 3

/** A domain's DS records, which show that DNSSEC is on. node:dns can't ask for them. */
export async function lookUpDs(server: string | undefined, name: string): Promise<Answers> {
  if (server === undefined) return { problem: 'unreachable' }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reply = await ask(server, name)
    if (reply) return readReply(reply)
  }
  return { problem: 'timeout' }
}

/** A truncated reply means more records than fit, so there are some. */
function readReply(reply: packet.DecodedPacket): Answers {
  const rcode = (reply.flags ?? 0) & 0xf
  if (rcode !== NOERROR && rcode !== NXDOMAIN) return { problem: 'unreachable' }
  const found = (reply.answers ?? []).flatMap((answer) =>
    answer.type === 'DS'
      ? `${answer.data.keyTag} ${answer.data.algorithm} ${answer.data.digestType}`
      : []
  )
  return reply.flag_tc && found.length === 0 ? { found: ['truncated'] } : { found }
}

async function ask(server: string, name: string): Promise<packet.DecodedPacket | undefined> {
  const { address, port } = addressOf(server)
  const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4')
  const { promise, resolve } = Promise.withResolvers<packet.DecodedPacket | undefined>()
  const timer = setTimeout(resolve, TIMEOUT_MS)
  const id = randomInt(65_536)
  socket.on('error', () => resolve(undefined))
  socket.on('message', (message) => {
    try {
      const reply = packet.decode(message)
      const [question] = reply.questions ?? []
      const isOurs = reply.id === id && question?.name.toLowerCase() === name.toLowerCase()
      if (isOurs) resolve(reply)
    } catch {
      // Not DNS: the answer may still come.
    }
  })
  const questions = [{ type: 'DS' as const, name }]
  const flags = packet.RECURSION_DESIRED
  socket.connect(port, address, () =>
    socket.send(packet.encode({ type: 'query', id, flags, questions }))
  )
  const reply = await promise
  clearTimeout(timer)
  socket.close()
  return reply
}

/** '1.1.1.1', '1.1.1.1:53', '2606:4700::1111' or '[2606:4700::1111]:53'. */
function addressOf(server: string): { address: string; port: number } {
  const [, address = server, port = '53'] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(bracketed(server)) ?? []
  return { address, port: Number(port) }
}

function bracketed(server: string): string {
  const isBareIpv6 = server.split(':').length > 2 && !server.startsWith('[')
  return isBareIpv6 ? `[${server}]:53` : server
}
