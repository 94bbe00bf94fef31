import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Case } from './cases.ts'

export type Answer = {
  /** 0 if the server disconnected without a response. */
  status: number
  head: string
  body: string
  ms: number
}

/** How long to wait for a response to a truncated body. */
const CUT_AFTER_MS = 200
const GIVEN_UP_MS = 10_000

export function createClient(port: number): {
  send: (one: Case) => Promise<Answer>
  close: () => void
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    send: (one) => (one.raw ? sendRaw(port, one.raw) : sendPlain(port, agent, one)),
    close: () => agent.destroy()
  }
}

function sendPlain(port: number, agent: Agent, one: Case): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, head: string, body: string) =>
      resolve({ status, head, body, ms: performance.now() - start })
    const { body = '', headers, method, path } = one
    const length = Buffer.byteLength(body)
    const sized = length > 0 ? { ...headers, 'Content-Length': String(length) } : headers
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: sized })
    sent.setTimeout(GIVEN_UP_MS, () => sent.destroy())
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => end(response.statusCode ?? 0, response.rawHeaders.join('\n'), text))
      response.on('error', () => end(response.statusCode ?? 0, '', text))
    })
    // A refusal may close the connection while a large body is still being sent.
    sent.on('error', (error) => end(0, '', error.message))
    sent.end(body)
  })
}

function sendRaw(port: number, raw: Buffer): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve) => {
    let text = ''
    let lastData = start
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(raw)
      // A server that expects more disconnects when we close our side.
      cut = setTimeout(() => socket.end(), CUT_AFTER_MS)
    })
    let cut: NodeJS.Timeout | undefined
    const lost = setTimeout(() => socket.destroy(), GIVEN_UP_MS)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
      lastData = performance.now()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(cut)
      clearTimeout(lost)
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0)
      // The time to the response, without the time that the connection stayed open.
      resolve({ status, head, body, ms: lastData - start })
    })
  })
}
