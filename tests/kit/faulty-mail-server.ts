import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `silence` takes nothing and never answers; `lost-answer` takes the email and never says so. */
export type Treatment = 'accept' | 'later' | 'never' | 'silence' | 'lost-answer'

export type Delivery = {
  messageId: string
  to: string
  replyTo: string
  /** Where one press unsubscribes. */
  unsubscribe: string
  at: number
}

/** An SMTP server that treats each email as `treat` says, and keeps what identifies those it took. */
export async function startFaultyMailServer(treat: () => Treatment) {
  const received: Delivery[] = []
  const treated: Record<Treatment, number> = {
    accept: 0,
    later: 0,
    never: 0,
    silence: 0,
    'lost-answer': 0
  }

  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, { envelope }, done) {
      const source = await buffer(stream).catch(() => undefined)
      // Its sender was killed midway.
      if (!source) return done(refusal(451))
      const treatment = treat()
      treated[treatment]++
      if (treatment === 'later') return done(refusal(451))
      if (treatment === 'never') return done(refusal(550))
      if (treatment === 'silence') return
      const at = performance.now()
      const { headers, messageId = '', replyTo } = await PostalMime.parse(source)
      received.push({
        messageId,
        to: envelope.rcptTo[0]?.address ?? '',
        replyTo: replyTo?.[0]?.address ?? '',
        unsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
        at
      })
      if (treatment === 'accept') done()
    }
  })
  // A killed process leaves its connections.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo

  return {
    received,
    treated,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode })
}
