import { failureMessage } from './failures.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, Endpoint, InputOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { toast } from './site/toasts.ts'

/** The dashboard's resources, besides the user. */
export type Resource =
  | 'billingDetails'
  | 'cards'
  | 'domain'
  | 'due'
  | 'editedSite'
  | 'goLive'
  | 'leadReport'
  | 'leadSettings'
  | 'moves'
  | 'plan'
  | 'privacyRequests'
  | 'receipt'
  | 'siteExport'
  | 'stamps'
  | 'team'
  | 'transactions'

/** A resource's loading state; a `ready` value may be empty. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; value: Value }

export type Loader<Value, Input> = {
  $loaded: ReadableAtom<Loaded<Value>>
  /** Loads; a repeated call with the same input joins the pending one. */
  load: (input: Input) => Promise<void>
  /** Loads the last input again, such as after an action; pending answers are dropped. A `quiet` failure shows nothing. */
  reload: (how?: { quiet: boolean }) => Promise<void>
  /** Shows a value that another call has just returned. */
  put: (value: Value) => void
}

const loaders = new Map<Resource, { reload: () => Promise<void> }>()

/** Reloads a resource that this page has loaded before. */
export async function reload(resource: Resource): Promise<void> {
  await loaders.get(resource)?.reload()
}

/**
 * Keeps showing the last value until a newer one arrives. A failure shows a toast, unless `quiet`,
 * and becomes `failed` if nothing was loaded before.
 */
export function loader<E extends Endpoint>(
  resource: Resource,
  endpoint: E,
  { quiet = false } = {}
): Loader<AnswerOf<E>, InputOf<E>> {
  const $loaded = atom<Loaded<AnswerOf<E>>>({ status: 'loading' })
  let lastInput: InputOf<E> | undefined
  let pending: Promise<void> | undefined
  /** Only the newest request's answer is shown. */
  let newest = 0

  async function request(input: InputOf<E>, isQuiet = quiet): Promise<void> {
    const mine = ++newest
    const outcome: Outcome<AnswerOf<E>> = await call(endpoint, input)
    if (mine !== newest) return pending
    pending = undefined
    if (outcome.ok) return $loaded.set({ status: 'ready', value: outcome.value })
    const message = failureMessage(outcome)
    if (!isQuiet) toast('error', message)
    if ($loaded.get().status !== 'ready') $loaded.set({ status: 'failed', message })
  }

  const created: Loader<AnswerOf<E>, InputOf<E>> = {
    $loaded,
    load(input) {
      const isSame = JSON.stringify(input) === JSON.stringify(lastInput)
      if (pending && isSame) return pending
      const isNewInput = lastInput !== undefined && !isSame
      if (isNewInput || $loaded.get().status === 'failed') $loaded.set({ status: 'loading' })
      lastInput = input
      pending = request(input)
      return pending
    },
    reload(how) {
      if (lastInput === undefined) return Promise.resolve()
      pending = request(lastInput, how?.quiet)
      return pending
    },
    put(value) {
      newest++
      pending = undefined
      $loaded.set({ status: 'ready', value })
    }
  }
  loaders.set(resource, created)
  return created
}
