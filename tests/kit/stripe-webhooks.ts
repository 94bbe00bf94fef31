import Stripe from 'stripe'

/** Somebody who is told: answers with the status they gave. */
export type Listener = {
  secret: string
  deliver: (body: string, signature: string) => Promise<number>
}

export type Delivery = { body: string; event: Stripe.Event; statuses: number[] }

const { webhooks } = new Stripe('sk_test_local')

/** Stripe's webhooks: an event is told until it is answered with success, at most so often. */
export function createWebhookSender(clock: () => Date, listener: Listener | undefined, most = 8) {
  const tellings: Delivery[] = []
  const running = new Set<Promise<void>>()
  let lastEvent = 0

  async function tellOnce(telling: Delivery): Promise<number> {
    if (!listener) return 200
    const timestamp = Math.floor(clock().getTime() / 1000)
    const signature = sign(telling.body, listener.secret, timestamp)
    const status = await listener.deliver(telling.body, signature).catch(() => 0)
    telling.statuses.push(status)
    return status
  }

  async function tell(telling: Delivery): Promise<void> {
    for (let tries = 0; tries < most; tries++) {
      const status = await tellOnce(telling)
      if (status >= 200 && status < 300) return
    }
  }

  return {
    tellings,
    /** Everything that is to be told has been. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
    tellAgain: tellOnce,
    add(type: string, object: object): void {
      if (!listener) return
      const created = Math.floor(clock().getTime() / 1000)
      const id = `evt_${String(++lastEvent).padStart(8, '0')}`
      const event = eventOf({ id, created, type, object })
      const telling: Delivery = { body: JSON.stringify(event), event, statuses: [] }
      tellings.push(telling)
      const work: Promise<void> = tell(telling).finally(() => running.delete(work))
      running.add(work)
    }
  }
}

export function sign(payload: string, secret: string, timestamp: number): string {
  return webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

/** The envelope is held to Stripe's type; what is in it, to the types of `stripe-shapes.ts`. */
export function eventOf(news: {
  id: string
  created: number
  type: string
  object: object
}): Stripe.Event {
  const envelope = {
    id: news.id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: news.created,
    data: { object: news.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null }
  } satisfies Omit<Stripe.EventBase, 'type'>
  return { ...envelope, type: news.type } as unknown as Stripe.Event
}
