import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'node:querystring'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, failed, ok, createStripeState } from './stripe-state.ts'
import type { CardKind } from './stripe-objects.ts'
import { createIdempotencyStore } from './stripe-idempotency.ts'
import { type Listener, createWebhookSender } from './stripe-webhooks.ts'
import { disputeBody, methodBody, refundedBody } from './stripe-shapes.ts'

/**
 * A fault of a request: it never arrives; it succeeds, but its response is lost; it fails before,
 * during or after processing; it takes `slowMs`, or waits for `until`.
 */
export type Fault =
  | 'answer-lost'
  | 'broken'
  | 'broken-after'
  | 'broken-begun'
  | 'request-lost'
  | { slowMs: number }
  | { until: Promise<void> }

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

/**
 * A local server with the card-related part of Stripe's API, including idempotency, faults and
 * webhooks, for the panel's secret key and the browser's public key with a client secret.
 */
export async function startStripe(
  options: {
    clock?: () => Date
    listener?: Listener
    /** The maximum page size of lists; Stripe's is 100. */
    pageMax?: number
    /** The fault of a request, e.g. 'POST /v1/payment_intents', unless `failNext` set one. */
    faultOf?: (request: string) => Fault | undefined
  } = {}
) {
  const clock = options.clock ?? (() => new Date())
  const news = createWebhookSender(clock, options.listener)
  const books = createStripeState(clock, news.add, options.pageMax ?? 100)
  const keys = createIdempotencyStore()
  const faults: { path: RegExp; fault: Fault }[] = []

  function answerTo(method: string, path: string, form: Record<string, string>, isPanel: boolean) {
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
    if (intent) return ok(books.bodyOf(intent))
    if (path === '/v1/customers') return books.newCustomer(form)
    if (resource === 'customers' && method === 'DELETE') return books.removeCustomer(id)
    if (path === '/v1/payment_methods' && form['card[token]'] !== undefined) {
      return ok(methodBody(books.saveMethod('', 'visa')))
    }
    if (path === '/v1/payment_intents' && method === 'GET') return books.listPayments(form)
    const saved = resource === 'payment_methods' ? books.methods.get(id) : undefined
    if (saved) return verb === 'detach' ? books.detach(saved) : ok(methodBody(saved))
    const object = ({ payment_intents: 'payment_intent', setup_intents: 'setup_intent' } as const)[
      resource
    ]
    if (id !== '' || !object) return failed(404, 'resource_missing', `No such ${resource}`)
    return books.open(object, form)
  }

  function nextFault(request: string): Fault | undefined {
    const at = faults.findIndex(({ path }) => path.test(request))
    return at < 0 ? options.faultOf?.(request) : faults.splice(at, 1)[0]?.fault
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const { pathname: path, searchParams } = url
    const method = request.method ?? 'GET'
    const sent = await readBody(request)
    const form = { ...Object.fromEntries(searchParams), ...(parse(sent) as Record<string, string>) }
    const fault = nextFault(`${method} ${path}`)
    if (fault === 'request-lost') return void request.socket.destroy()
    if (fault === 'broken') return send(BROKEN)

    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
    const seen = typeof key === 'string' ? keys.seen(key, `${path} ${sent}`) : undefined
    if (seen && fault === 'answer-lost') return void request.socket.destroy()
    if (seen) return send(seen.answer, seen.isReplay)
    if (typeof fault === 'object') {
      await ('until' in fault ? fault.until : pause(fault.slowMs))
    }
    const isPanel = request.headers.authorization?.startsWith('Bearer sk_') ?? false
    const done = fault === 'broken-begun' ? BROKEN : answerTo(method, path, form, isPanel)
    const answer = fault === 'broken-after' ? BROKEN : done
    if (typeof key === 'string') keys.keep(key, answer)
    if (fault === 'answer-lost') return void request.socket.destroy()
    send(answer)

    function send({ status, body }: Answer, isReplay = false) {
      const headers = {
        'access-control-allow-origin': '*',
        'content-type': 'application/json',
        'request-id': 'req_local',
        ...(isReplay && { 'idempotent-replayed': 'true' })
      }
      response.writeHead(status, headers).end(JSON.stringify(body))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const paymentOf = (id: string) => {
    const intent = books.intents.get(id)
    if (!intent) throw new Error('no such payment')
    return intent
  }

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    news,
    payments: () => [...books.intents.values()].filter(({ id }) => id.startsWith('pi_')),
    /** Saves a card as the customer would in the browser. */
    saveCard: (customer: string, kind: CardKind = 'visa') => books.saveMethod(customer, kind).id,
    customerOf(client_secret: string): string {
      const intents = [...books.intents.values()]
      return intents.find((one) => one.client_secret === client_secret)?.customer ?? ''
    },
    /** Answers a challenge as the cardholder does through Stripe.js. */
    async ownerAnswers(client_secret: string, payment_method: string, isOwner: boolean) {
      const intent = [...books.intents.values()].find((one) => one.client_secret === client_secret)
      if (!intent) throw new Error('no such intent')
      if (intent.status !== 'requires_action') books.confirm(intent, { payment_method }, true)
      return books.answerChallenge(intent, isOwner)
    },
    deleteCustomer: books.deleteCustomer,
    /** Detaches a card at Stripe, which the panel learns only through a webhook. */
    detachCard(id: string): void {
      const method = books.methods.get(id)
      if (method) books.detach(method)
    },
    /** Refunds a payment, as in Stripe's dashboard. */
    refund: (id: string) => news.add('charge.refunded', refundedBody(paymentOf(id))),
    dispute: (id: string) => news.add('charge.dispute.created', disputeBody(paymentOf(id))),
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

const BROKEN: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
