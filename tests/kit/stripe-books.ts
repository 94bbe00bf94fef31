/** What Stripe knows of cards and intents, as far as a set-up and a charge need it, in the shapes of its API. */
export type CardKind = 'asks-always' | 'asks-once' | 'declined' | 'fails-charged' | 'visa'

/** Stripe's published test numbers: https://docs.stripe.com/testing */
const KINDS: Record<string, CardKind> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-charged',
  '4000002500003155': 'asks-once',
  '4000002760003184': 'asks-always'
}

const DECLINED = 'Your card was declined.'
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

type Method = { id: string; customer: string; kind: CardKind; last4: string }
type IntentError = { code: string; message: string; payment_method?: object; type: string }
export type Intent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  amount: number
  client_secret: string
  customer: string
  payment_method: string | null
  status: string
  next_action: object | null
  last_payment_error: IntentError | null
  last_setup_error: IntentError | null
}
export type Answer = { status: number; body: unknown }
type Form = Record<string, string>

export function openBooks() {
  const methods = new Map<string, Method>()
  const intents = new Map<string, Intent>()
  let lastId = 0
  const newId = (prefix: string) => `${prefix}_${(++lastId).toString().padStart(8, '0')}`

  function open(object: Intent['object'], form: Form): Intent {
    const id = newId(object === 'setup_intent' ? 'seti' : 'pi')
    const payment_method = form['payment_method'] ?? null
    const ready = payment_method === null ? 'requires_payment_method' : 'requires_confirmation'
    const intent: Intent = {
      id,
      object,
      amount: Number(form['amount'] ?? 0),
      client_secret: `${id}_secret_${newId('x')}`,
      customer: form['customer'] ?? '',
      payment_method,
      status: ready,
      next_action: null,
      last_payment_error: null,
      last_setup_error: null
    }
    intents.set(id, intent)
    return intent
  }

  function saveMethod(customer: string, kind: CardKind, last4 = '4242'): Method {
    const method = { id: newId('pm'), customer, kind, last4 }
    methods.set(method.id, method)
    return method
  }

  function refuse(intent: Intent, code: string, message: string, status = 402): Answer {
    const method = methods.get(intent.payment_method ?? '')
    const error = { code, message, type: status === 402 ? 'card_error' : 'invalid_request_error' }
    const told = { ...error, ...(method && { payment_method: methodBody(method) }) }
    if (intent.object === 'setup_intent') intent.last_setup_error = told
    else intent.last_payment_error = told
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null })
    return failed(status, code, message, error.type, { [intent.object]: { ...intent } })
  }

  function ask(intent: Intent): Answer {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2' } }
    return ok(intent)
  }

  /** `atHand` where the browser confirms, so that the card's owner can be asked. */
  function confirm(intent: Intent, form: Form, atHand: boolean): Answer {
    if (!['requires_confirmation', 'requires_payment_method'].includes(intent.status)) {
      const code = `${intent.object}_unexpected_state`
      return failed(400, code, `You cannot confirm this ${intent.object}`)
    }
    const number = form['payment_method_data[card][number]']
    intent.payment_method =
      number === undefined
        ? (form['payment_method'] ?? intent.payment_method)
        : saveMethod('', KINDS[number] ?? 'visa', number.slice(-4)).id
    const method = methods.get(intent.payment_method ?? '')
    if (!method) return failed(400, 'resource_missing', 'No such PaymentMethod')
    const isSetup = intent.object === 'setup_intent'
    if (!isSetup && method.customer !== intent.customer) return notAttached()
    const { kind } = method
    if (kind === 'declined' || (kind === 'fails-charged' && !isSetup)) {
      return refuse(intent, 'card_declined', DECLINED)
    }
    if (kind === 'asks-always' || (kind === 'asks-once' && isSetup)) {
      if (atHand) return ask(intent)
      const words = `${DECLINED} This transaction requires authentication.`
      return refuse(intent, 'authentication_required', words)
    }
    return succeed(intent)
  }

  function succeed(intent: Intent): Answer {
    Object.assign(intent, { status: 'succeeded', next_action: null })
    const method = methods.get(intent.payment_method ?? '')
    if (method && intent.object === 'setup_intent') method.customer = intent.customer
    return ok(intent)
  }

  return {
    intents,
    methods,
    /** An intent for a card needs the card to be its customer's. */
    open(object: Intent['object'], form: Form): Answer {
      const method = methods.get(form['payment_method'] ?? '')
      const isStrange = method !== undefined && method.customer !== form['customer']
      return object === 'payment_intent' && isStrange ? notAttached() : ok(open(object, form))
    },
    detach(method: Method): Answer {
      method.customer = ''
      return ok(methodBody(method))
    },
    saveMethod,
    confirm,
    newId,
    cancel(intent: Intent): Answer {
      if (['canceled', 'succeeded'].includes(intent.status)) {
        return failed(400, `${intent.object}_unexpected_state`, 'You cannot cancel this')
      }
      intent.status = 'canceled'
      return ok(intent)
    },
    /** What the owner answers on their bank's page. */
    answerChallenge(intent: Intent, isOwner: boolean): Answer {
      if (intent.status !== 'requires_action') return failed(400, 'unexpected', 'Nobody asked')
      if (isOwner) return succeed(intent)
      intent.next_action = null
      return refuse(intent, `${intent.object}_authentication_failure`, NOT_AUTHENTICATED)
    }
  }
}

export function methodBody(method: Method) {
  return {
    id: method.id,
    object: 'payment_method',
    type: 'card',
    customer: method.customer || null,
    card: {
      brand: 'visa',
      last4: method.last4,
      exp_month: 12,
      exp_year: 2030,
      fingerprint: `fp_${method.id}`
    }
  }
}

function notAttached(): Answer {
  const message =
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment or was detached from a Customer. It may not be used again.'
  return failed(400, 'payment_method_unexpected_state', message)
}

export function ok(body: object): Answer {
  return { status: 200, body: { ...body } }
}

export function failed(
  status: number,
  code: string,
  message: string,
  type = 'invalid_request_error',
  more: object = {}
): Answer {
  return { status, body: { error: { type, code, message, ...more } } }
}
