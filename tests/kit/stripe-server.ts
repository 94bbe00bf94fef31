import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'node:querystring'
import { type CardKind, failed, methodBody, ok, openBooks, type Answer } from './stripe-books.ts'

/** What a test makes the stand-in do with its next requests to a path, one entry a request. */
type Fault = 'answer-lost' | 'broken' | 'request-lost'

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

/**
 * A local server that speaks as much of Stripe's API as a card needs, with its idempotency and its failures: to the
 * panel, which has the secret key, and to a browser, which has a public one and an intent's own secret.
 */
export async function startStripe() {
  const books = openBooks()
  const answers = new Map<string, Answer>()
  const faults: { path: RegExp; fault: Fault }[] = []

  function answerTo(path: string, form: Record<string, string>, isPanel: boolean) {
    const [, resource = '', id = '', verb = ''] =
      /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    const intent = books.intents.get(id)
    if (!isPanel && intent?.client_secret !== form['client_secret']) {
      return failed(401, 'secret_key_required', 'This call needs a secret key')
    }
    if (intent && verb === 'challenge') {
      return books.answerChallenge(intent, form['outcome'] === 'complete')
    }
    if (intent && verb === 'confirm') return books.confirm(intent, form, !isPanel)
    if (intent && verb === 'cancel') return books.cancel(intent)
    if (intent) return ok(intent)
    if (resource === 'customers') return ok({ id: books.newId('cus'), object: 'customer' })
    const saved = resource === 'payment_methods' ? books.methods.get(id) : undefined
    if (saved) return verb === 'detach' ? books.detach(saved) : ok(methodBody(saved))
    const object = ({ payment_intents: 'payment_intent', setup_intents: 'setup_intent' } as const)[
      resource
    ]
    if (id !== '' || !object) return failed(404, 'resource_missing', `No such ${resource}`)
    return books.open(object, form)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const path = url.pathname
    const form = {
      ...Object.fromEntries(url.searchParams),
      ...(parse(await readBody(request)) as Record<string, string>)
    }
    const at = faults.findIndex(({ path: pattern }) => pattern.test(`${request.method} ${path}`))
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    if (fault === 'request-lost') return request.socket.destroy()
    if (fault === 'broken') return send(500, failed(500, 'api_error', 'Something broke').body)

    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answers.get(key) : undefined
    const isPanel = request.headers.authorization?.startsWith('Bearer sk_') ?? false
    const answer = known ?? answerTo(path, form, isPanel)
    if (typeof key === 'string') answers.set(key, answer)
    if (fault === 'answer-lost') return request.socket.destroy()
    send(answer.status, answer.body)

    function send(status: number, body: unknown) {
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
      response.writeHead(status, headers).end(JSON.stringify(body))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments: () => [...books.intents.values()].filter(({ id }) => id.startsWith('pi_')),
    /** A card this customer has saved in the browser. */
    saveCard: (customer: string, kind: CardKind = 'visa') => books.saveMethod(customer, kind).id,
    /** What Stripe.js does in the browser of a card's owner who is asked, as far as the panel can tell. */
    async ownerAnswers(client_secret: string, payment_method: string, isOwner: boolean) {
      const intent = [...books.intents.values()].find((one) => one.client_secret === client_secret)
      if (!intent) throw new Error('no such intent')
      if (intent.status !== 'requires_action') books.confirm(intent, { payment_method }, true)
      books.answerChallenge(intent, isOwner)
    },
    /** Taken from its customer at Stripe, where the panel does not hear of it. */
    detachCard(id: string): void {
      const method = books.methods.get(id)
      if (method) books.detach(method)
    },
    failNext(path: RegExp, ...next: Fault[]): void {
      faults.push(...next.map((fault) => ({ path, fault })))
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
