import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'node:querystring'

/** What a test makes the stand-in do with its next requests to a path, one entry a request. */
type Fault = 'answer-lost' | 'broken' | 'request-lost'

type Payment = {
  id: string
  amount: number
  customer: string
  payment_method: string
  status: string
  last_payment_error: { message: string } | null
}

/** A local server that speaks as much of Stripe's API as a charge needs, with its idempotency and its failures. */
export async function startStripe() {
  const methods = new Map<string, { id: string; customer: string; kind: string }>()
  const payments = new Map<string, Payment>()
  const answers = new Map<string, { status: number; body: unknown }>()
  const faults: { path: RegExp; fault: Fault }[] = []
  let lastId = 0
  const newId = (prefix: string) => `${prefix}_${(++lastId).toString().padStart(8, '0')}`

  function answerTo(method: string, path: string, form: Record<string, string>) {
    const [, resource = '', id = '', verb = ''] =
      /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (resource === 'customers') return ok({ id: newId('cus'), object: 'customer' })
    if (resource === 'setup_intents') {
      const setup = newId('seti')
      return ok({
        id: setup,
        object: 'setup_intent',
        client_secret: `${setup}_secret_x`,
        status: form['confirm'] === 'true' ? 'succeeded' : 'requires_payment_method'
      })
    }
    if (resource === 'payment_methods' && method === 'GET') {
      const saved = methods.get(id)
      return saved
        ? ok(methodBody(saved))
        : failed(404, 'resource_missing', 'No such PaymentMethod')
    }
    if (resource === 'payment_intents' && id === '') {
      const payment: Payment = {
        id: newId('pi'),
        amount: Number(form['amount']),
        customer: form['customer'] ?? '',
        payment_method: form['payment_method'] ?? '',
        status: 'requires_confirmation',
        last_payment_error: null
      }
      payments.set(payment.id, payment)
      return ok({ object: 'payment_intent', ...payment })
    }
    const payment = payments.get(id)
    if (!payment) return failed(404, 'resource_missing', 'No such PaymentIntent')
    if (verb === 'confirm') {
      if (payment.status !== 'requires_confirmation') {
        return failed(
          400,
          'payment_intent_unexpected_state',
          'You cannot confirm this PaymentIntent'
        )
      }
      if (methods.get(payment.payment_method)?.kind === 'declined') {
        payment.status = 'requires_payment_method'
        payment.last_payment_error = { message: 'Your card was declined.' }
        return failed(402, 'card_declined', 'Your card was declined.', 'card_error')
      }
      payment.status = 'succeeded'
    }
    return ok({ object: 'payment_intent', ...payment })
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://stripe').pathname
    const form = parse(await readBody(request)) as Record<string, string>
    const at = faults.findIndex(({ path: pattern }) => pattern.test(`${request.method} ${path}`))
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    if (fault === 'request-lost') return request.socket.destroy()
    if (fault === 'broken') return send(500, failed(500, 'api_error', 'Something broke').body)

    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answers.get(key) : undefined
    const answer = known ?? answerTo(request.method ?? '', path, form)
    if (typeof key === 'string') answers.set(key, answer)
    if (fault === 'answer-lost') return request.socket.destroy()
    send(answer.status, answer.body)

    function send(status: number, body: unknown) {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    /** A card this customer has saved in the browser; `kind` 'declined' saves well and fails when charged. */
    saveCard(customer: string, kind: 'declined' | 'visa' = 'visa'): string {
      const id = newId('pm')
      methods.set(id, { id, customer, kind })
      return id
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

function methodBody(saved: { id: string; customer: string; kind: string }) {
  return {
    id: saved.id,
    object: 'payment_method',
    type: 'card',
    customer: saved.customer,
    card: {
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
      fingerprint: `fp_${saved.id}`
    }
  }
}

function ok(body: Record<string, unknown>) {
  return { status: 200, body }
}

function failed(status: number, code: string, message: string, type = 'invalid_request_error') {
  return { status, body: { error: { type, code, message } } }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
