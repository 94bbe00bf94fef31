import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Step = 'from' | 'to' | 'data'
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A local SMTP server without encryption that accepts everything unless told to refuse. */
export async function startMailServer() {
  const received: { source: string; to: string[] }[] = []
  const logins: string[] = []
  const refusals: { step: Step; code: number }[] = []
  let connections = 0

  function refusalAt(step: Step, about = ''): Error | null {
    const at = refusals.findIndex((one) => one.step === step)
    if (at < 0) return null
    const [{ code } = { code: 0 }] = refusals.splice(at, 1)
    // Like real servers, it echoes the address it refuses.
    return Object.assign(new Error(`no thanks, ${about}`), { responseCode: code })
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      connections++
      done()
    },
    onAuth: ({ password, username }, _session, done) => {
      logins.push(`${username}:${password}`)
      done(null, { user: username })
    },
    onMailFrom: ({ address }, _session, done) => done(refusalAt('from', address)),
    onRcptTo: ({ address }, _session, done) => done(refusalAt('to', address)),
    async onData(stream, { envelope }, done) {
      const source = await text(stream)
      const refusal = refusalAt('data')
      if (!refusal) received.push({ source, to: envelope.rcptTo.map(({ address }) => address) })
      done(refusal)
    }
  })
  // Tests may disconnect midway.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo

  return {
    connections: () => connections,
    logins,
    port,
    received,
    refuse: (step: Step, ...codes: number[]) =>
      void refusals.push(...codes.map((code) => ({ step, code }))),
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}
