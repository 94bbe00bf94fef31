import Stripe from 'stripe'

/** A webhook endpoint; `deliver` returns its HTTP status. */
export type Listener = {
  secret: string
  deliver: (body: string, signature: string) => Promise<number>
}

export type Delivery = { body: string; event: Stripe.Event; statuses: number[] }

const { webhooks } = new Stripe('sk_test_local')

/** Sends webhooks as Stripe does: each event is retried until a 2xx, at most `most` times. */
export function createWebhookSender(clock: () => Date, listener: Listener | undefined, most = 8) {
  const deliveries: Delivery[] = []
  const running = new Set<Promise<void>>()
  let lastEvent = 0

  async function deliverOnce(delivery: Delivery): Promise<number> {
    if (!listener) return 200
    const timestamp = Math.floor(clock().getTime() / 1000)
    const signature = sign(delivery.body, listener.secret, timestamp)
    const status = await listener.deliver(delivery.body, signature).catch(() => 0)
    delivery.statuses.push(status)
    return status
  }

  async function deliver(delivery: Delivery): Promise<void> {
    for (let tries = 0; tries < most; tries++) {
      const status = await deliverOnce(delivery)
      if (status >= 200 && status < 300) return
    }
  }

  return {
    deliveries,
    /** Resolves when no delivery is in progress. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
    redeliver: deliverOnce,
    add(type: string, object: object): void {
      if (!listener) return
      const created = Math.floor(clock().getTime() / 1000)
      const id = `evt_${String(++lastEvent).padStart(8, '0')}`
      const event = eventOf({ id, created, type, object })
      const delivery: Delivery = { body: JSON.stringify(event), event, statuses: [] }
      deliveries.push(delivery)
      const work: Promise<void> = deliver(delivery).finally(() => running.delete(work))
      running.add(work)
    }
  }
}

export function sign(payload: string, secret: string, timestamp: number): string {
  return webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

/** Checks the envelope against Stripe's type; `stripe-shapes.ts` does so for its object. */
export function eventOf(event: {
  id: string
  created: number
  type: string
  object: object
}): Stripe.Event {
  const envelope = {
    id: event.id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null }
  } satisfies Omit<Stripe.EventBase, 'type'>
  return { ...envelope, type: event.type } as unknown as Stripe.Event
}
