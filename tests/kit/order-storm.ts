import type { Kysely } from 'kysely'
import { logIn, registerUser } from '#contract/accounts/auth.ts'
import type { Confirmation } from '#contract/endpoint.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { createIntent } from '#contract/billing/payment.ts'
import type { Database } from '#panel/tables/schema.ts'
import { newAccount } from './new-account.ts'
import type { CardKind } from './stripe-objects.ts'
import type { Fault, StripeServer } from './stripe-server.ts'

type Post = (
  path: string,
  body: unknown,
  options?: { token?: string; idempotencyKey?: string }
  // oxlint-disable-next-line typescript/no-explicit-any
) => Promise<{ status: number; body: any }>

/** Posts JSON with the access token through `send`. */
export function postBy(
  send: (path: string, init: RequestInit) => Response | Promise<Response>
): Post {
  return async (path, body, { idempotencyKey, token } = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey })
    }
    const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
}

export type StormContext = {
  /** Throws if the process has just been killed. */
  post: Post
  /** Lets time pass, so that the service runs its jobs. */
  advance: (ms: number) => Promise<void>
  db: Kysely<Database>
  stripe: StripeServer
}

const PRICE = 96_886
const ASK_AGAIN_MS = 1000

/** Fails three requests in ten, each with a random fault; `slowMs` is the longest delay. */
export function stormFaults(random: () => number, slowMs: number): () => Fault | undefined {
  return () => {
    const at = random()
    if (at < 0.07) return 'answer-lost'
    if (at < 0.11) return 'request-lost'
    if (at < 0.16) return 'broken'
    if (at < 0.19) return 'broken-begun'
    if (at < 0.22) return 'broken-after'
    return at < 0.3 ? { slowMs: slowMs * random() ** 3 } : undefined
  }
}

/**
 * Agents each order a website, with cards that succeed, are declined or need a challenge. Some order
 * twice at once, others leave when they have to wait. Resolves when each has a result or has left.
 */
export async function orderStorm(
  context: StormContext,
  storm: { orders: number; atOnce: number; random: () => number }
): Promise<void> {
  let next = 0
  const hands = Array.from({ length: storm.atOnce }, async () => {
    while (next < storm.orders) await orderOnce(context, next++, storm.random)
  })
  await Promise.all(hands)
}

async function orderOnce(
  context: StormContext,
  agent: number,
  random: () => number
): Promise<void> {
  const { advance, post, stripe } = context
  const token = await enter(context, agent)
  const { client_secret } = await persist(context, () => post(createIntent.path, {}, { token }))
  const kind = pickCard(random())
  const card = stripe.saveCard(stripe.customerOf(client_secret), kind)
  const wish = newAccount({ token: card, website_details: websiteOf(agent) })
  const leaves = random() < 0.2
  const presses = random() < 0.1 ? 2 : 1
  const submit = () =>
    post(chargeAndWebsite.path, wish, { token, idempotencyKey: `storm-${agent}` }).catch(noResponse)

  for (;;) {
    const answers = await Promise.all(Array.from({ length: presses }, submit))
    const { body, status } =
      answers.find((answer) => answer.body.confirmation) ??
      answers.find((answer) => answer.status !== 0) ??
      noResponse()
    if (status === 200 || status === 422) return
    if (status !== 0 && status !== 202 && status !== 503) {
      throw new Error(`an order was answered ${status}: ${body.message}`)
    }
    const asked: Confirmation | undefined = body.confirmation
    if (asked) {
      await stripe.ownerAnswers(asked.client_secret, asked.payment_method, random() < 0.7)
    }
    // An agent who leaves before the challenge would have an hour to return.
    if (leaves && status === 202 && (asked || kind !== 'asks-always')) return
    await advance(ASK_AGAIN_MS)
  }
}

/** Registers, or logs in if the response to the registration was lost. */
async function enter(context: StormContext, agent: number): Promise<string> {
  const form = agentOf(agent)
  const entered = await persist(context, async () => {
    const registered = await context.post(registerUser.path, form)
    return registered.status === 409 ? context.post(logIn.path, form) : registered
  })
  return entered.access_token
}

/** Retries until there is a response, as calls before the order aren't part of the proof. */
async function persist(context: StormContext, ask: () => ReturnType<Post>) {
  for (;;) {
    const { body, status } = await ask().catch(noResponse)
    if (status === 200) return body
    if (status !== 0 && status !== 503) throw new Error(`answered ${status}: ${body.message}`)
    await context.advance(ASK_AGAIN_MS)
  }
}

function noResponse(): { status: number; body: Record<string, never> } {
  return { status: 0, body: {} }
}

function pickCard(at: number): CardKind {
  if (at < 0.08) return 'fails-charged'
  if (at < 0.16) return 'asks-always'
  return at < 0.22 ? 'asks-once' : 'visa'
}

function agentOf(agent: number) {
  return {
    name: `Agent ${agent}`,
    email: `storm-${agent}@maplekey.test`,
    password: 'a good password',
    confirmPassword: 'a good password',
    phone: `416${String(5_550_000 + agent)}`,
    recaptcha: 'off'
  }
}

function websiteOf(agent: number) {
  return { ...newAccount().website_details, base_url: `storm-${agent}.ca` }
}

/** Orders and charges that aren't final yet. */
export function unresolved(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .leftJoin('charges', 'charges.order_id', 'orders.order_id')
    .select(['orders.state', 'charges.state as charge', 'provider_id', 'retry_at'])
    .select(['lease_until', 'orders.created'])
    .where((eb) =>
      eb.or([
        eb('orders.state', '=', 'pending'),
        eb('charges.state', 'in', ['created', 'needs_action', 'submitted'])
      ])
    )
    .execute()
}

/** Compares the payments at Stripe with the charges in the database. */
export async function countStorm(db: Kysely<Database>, stripe: StripeServer) {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('websites', 'websites.order_id', 'orders.order_id')
    .innerJoin('customers', 'customers.agent_id', 'orders.agent_id')
    .select(['orders.state', 'websites.website_id', 'customers.customer_id', 'orders.order_id'])
    .execute()
  const paid = await db
    .selectFrom('charges')
    .innerJoin('transactions', 'transactions.charge_id', 'charges.charge_id')
    .select(['order_id', 'provider_id', 'charges.amount'])
    .where('charges.state', '=', 'succeeded')
    .where('transactions.status', '=', true)
    .execute()
  const taken = stripe.payments().filter(({ status }) => status === 'succeeded')
  const takenFrom = Map.groupBy(taken, ({ customer }) => customer)
  const orders = rows.map((row) => ({
    ...row,
    paid: paid.filter(({ order_id }) => order_id === row.order_id),
    taken: takenFrom.get(row.customer_id) ?? []
  }))

  const isWhole = ({ paid: booked, state, taken: got, website_id }: (typeof orders)[number]) =>
    got.length === 0
      ? booked.length === 0 && website_id === null
      : state === 'finished' &&
        website_id !== null &&
        booked.length === 1 &&
        booked[0]?.provider_id === got[0]?.id &&
        booked[0]?.amount === PRICE &&
        got[0]?.amount === PRICE
  const known = new Set(orders.map(({ customer_id }) => customer_id))
  return {
    orders: orders.length,
    finished: orders.filter(({ state }) => state === 'finished').length,
    declined: orders.filter(({ state }) => state === 'failed').length,
    doubled: orders.filter((order) => order.taken.length > 1 || order.paid.length > 1).length,
    lost:
      orders.filter((order) => !isWhole(order)).length +
      taken.filter(({ customer }) => !known.has(customer)).length
  }
}
