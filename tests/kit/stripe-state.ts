import type { CardKind, Intent, IntentError, Method } from './stripe-objects.ts'
import { customerBody, methodBody, paymentBody, setupBody } from './stripe-shapes.ts'

/** Stripe's published test numbers: https://docs.stripe.com/testing */
const KINDS: Record<string, CardKind> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-charged',
  '4000002500003155': 'asks-once',
  '4000002760003184': 'asks-always'
}

const DECLINED = 'Your card was declined.'
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
const NOT_ATTACHED =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment or was detached from a Customer. It may not be used again.'

export type Answer = { status: number; body: unknown }
type Form = Record<string, string>
/** Emits an event under Stripe's own name for it. */
export type EmitEvent = (type: string, object: object) => void

export function createStripeState(clock: () => Date, told: EmitEvent, pageMax: number) {
  const methods = new Map<string, Method>()
  const intents = new Map<string, Intent>()
  const deleted = new Set<string>()
  let lastId = 0
  const newId = (prefix: string) => `${prefix}_${(++lastId).toString().padStart(8, '0')}`
  const seconds = () => Math.floor(clock().getTime() / 1000)

  function bodyOf(intent: Intent) {
    const method = methods.get(intent.failed_with ?? '')
    return intent.object === 'setup_intent'
      ? setupBody(intent, method)
      : paymentBody(intent, method)
  }

  function open(object: Intent['object'], form: Form): Intent {
    const id = newId(object === 'setup_intent' ? 'seti' : 'pi')
    const payment_method = form['payment_method'] ?? null
    const intent: Intent = {
      id,
      object,
      amount: Number(form['amount'] ?? 0),
      currency: form['currency'] ?? '',
      description: form['description'] ?? null,
      metadata: metadataOf(form),
      created: seconds(),
      client_secret: `${id}_secret_${newId('x')}`,
      customer: form['customer'] ?? '',
      payment_method,
      status: payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
      error: null,
      failed_with: null
    }
    intents.set(id, intent)
    return intent
  }

  function saveMethod(customer: string, kind: CardKind, last4 = '4242'): Method {
    const method = { id: newId('pm'), customer, kind, last4, created: seconds() }
    methods.set(method.id, method)
    return method
  }

  function change(intent: Intent, to: Partial<Intent>, type: string): Answer {
    Object.assign(intent, to)
    told(`${intent.object}.${type}`, bodyOf(intent))
    return ok(bodyOf(intent))
  }

  function refuse(intent: Intent, code: IntentError['code'], message: string): Answer {
    const method = methods.get(intent.payment_method ?? '')
    const error: IntentError = { code, message, type: 'card_error' }
    const isSetup = intent.object === 'setup_intent'
    const failed_with = intent.payment_method
    const to = { status: 'requires_payment_method', payment_method: null } as const
    change(intent, { ...to, error, failed_with }, isSetup ? 'setup_failed' : 'payment_failed')
    const told = method && { payment_method: methodBody(method) }
    const why = code === 'card_declined' ? { decline_code: 'generic_decline' } : {}
    return failed(402, code, message, { ...why, ...told, [intent.object]: bodyOf(intent) })
  }

  function succeed(intent: Intent): Answer {
    const method = methods.get(intent.payment_method ?? '')
    if (method && intent.object === 'setup_intent') method.customer = intent.customer
    return change(intent, { status: 'succeeded', error: null, failed_with: null }, 'succeeded')
  }

  /** `atHand` when the browser confirms, so that the cardholder can be challenged. */
  function confirm(intent: Intent, form: Form, atHand: boolean): Answer {
    if (!['requires_confirmation', 'requires_payment_method'].includes(intent.status)) {
      const words = `This ${intent.object} could not be confirmed: it is ${intent.status}.`
      return failed(400, `${intent.object}_unexpected_state`, words)
    }
    const number = form['payment_method_data[card][number]']
    intent.payment_method =
      number === undefined
        ? (form['payment_method'] ?? intent.payment_method)
        : saveMethod('', KINDS[number] ?? 'visa', number.slice(-4)).id
    const method = methods.get(intent.payment_method ?? '')
    if (!method) return failed(400, 'parameter_missing', 'There is no payment method to confirm')
    const isSetup = intent.object === 'setup_intent'
    if (!isSetup && method.customer !== intent.customer) return notAttached()
    const { kind } = method
    if (kind === 'declined' || (kind === 'fails-charged' && !isSetup)) {
      return refuse(intent, 'card_declined', DECLINED)
    }
    if (kind === 'asks-always' || (kind === 'asks-once' && isSetup)) {
      if (atHand) return change(intent, { status: 'requires_action' }, 'requires_action')
      const words = `${DECLINED} This transaction requires authentication.`
      return refuse(intent, 'authentication_required', words)
    }
    return succeed(intent)
  }

  return {
    intents,
    methods,
    bodyOf,
    /** An intent accepts only its customer's own cards. */
    open(object: Intent['object'], form: Form): Answer {
      const customer = form['customer'] ?? ''
      if (deleted.has(customer)) {
        const param = { param: 'customer' }
        return failed(400, 'resource_missing', `No such customer: '${customer}'`, param)
      }
      const method = methods.get(form['payment_method'] ?? '')
      const isStrange = method !== undefined && method.customer !== form['customer']
      if (object === 'payment_intent' && isStrange) return notAttached()
      const intent = open(object, form)
      told(`${object}.created`, bodyOf(intent))
      return form['confirm'] === 'true' ? confirm(intent, form, false) : ok(bodyOf(intent))
    },
    /** As in Stripe's dashboard: deletes the customer's cards too. */
    deleteCustomer(id: string): void {
      deleted.add(id)
      for (const method of methods.values()) if (method.customer === id) method.customer = ''
    },
    removeCustomer(id: string): Answer {
      if (deleted.has(id)) return failed(404, 'resource_missing', `No such customer: '${id}'`)
      this.deleteCustomer(id)
      return ok({ id, object: 'customer', deleted: true })
    },
    newCustomer(form: Form): Answer {
      const { email = null, name = null } = form
      const metadata = metadataOf(form)
      return ok(customerBody({ id: newId('cus'), created: seconds(), email, name, metadata }))
    },
    detach(method: Method): Answer {
      if (method.customer === '') {
        const words = `The payment method you provided is not attached to a customer so detachment is impossible.`
        return failed(400, 'payment_method_unexpected_state', words)
      }
      method.customer = ''
      told('payment_method.detached', methodBody(method))
      return ok(methodBody(method))
    },
    saveMethod,
    confirm,
    cancel(intent: Intent): Answer {
      if (['canceled', 'succeeded'].includes(intent.status)) {
        const words = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
        return failed(400, `${intent.object}_unexpected_state`, words)
      }
      return change(intent, { status: 'canceled' }, 'canceled')
    },
    /** The cardholder's answer on the bank's page. */
    answerChallenge(intent: Intent, isOwner: boolean): Answer {
      if (intent.status !== 'requires_action')
        return failed(400, 'unexpected', 'Nothing to confirm')
      if (isOwner) return succeed(intent)
      return refuse(intent, `${intent.object}_authentication_failure`, NOT_AUTHENTICATED)
    },
    /** Newest first, in pages. */
    listPayments(form: Form): Answer {
      const after = form['starting_after']
      const made = [...intents.values()]
        .filter(({ object }) => object === 'payment_intent')
        .filter(({ created }) => created >= Number(form['created[gte]'] ?? 0))
        .reverse()
      const rest = made.slice(made.findIndex(({ id }) => id === after) + 1)
      const data = rest.slice(0, Math.min(pageMax, Number(form['limit'] ?? 10))).map(bodyOf)
      const has_more = rest.length > data.length
      return ok({ object: 'list', url: '/v1/payment_intents', has_more, data })
    }
  }
}

function metadataOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value]]
    })
  )
}

function notAttached(): Answer {
  return failed(400, 'payment_method_unexpected_state', NOT_ATTACHED)
}

export function ok(body: object): Answer {
  return { status: 200, body }
}

export function failed(status: number, code: string, message: string, more: object = {}): Answer {
  const type = status === 402 ? 'card_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message, ...more } } }
}
