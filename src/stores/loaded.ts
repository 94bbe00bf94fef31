import { failureMessage } from './failures.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, Endpoint, InputOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { toast } from './site/toasts.ts'

/** What the dashboard's cards show, besides the user. */
export type Resource =
  | 'billingDetails'
  | 'cards'
  | 'due'
  | 'goLive'
  | 'plan'
  | 'receipt'
  | 'transactions'

/** What the panel answered about one resource, in its four states; a `ready` value may be empty. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; value: Value }

export type Loader<Value, Input> = {
  $loaded: ReadableAtom<Loaded<Value>>
  /** Asks; the same question while one is under way is not sent twice. */
  load: (input: Input) => Promise<void>
  /** Asks the last question again, after an action: answers to earlier requests no longer count. */
  reload: () => Promise<void>
  /** Shows what another call has just answered. */
  put: (value: Value) => void
}

const loaders = new Map<Resource, { reload: () => Promise<void> }>()

/** Asks again for a resource that this page has asked for before. */
export async function reload(resource: Resource): Promise<void> {
  await loaders.get(resource)?.reload()
}

/**
 * Keeps what it has on the screen until there is a newer answer. A failure is an error toast, unless `quiet`, and
 * `failed` where nothing was loaded before.
 */
export function loader<E extends Endpoint>(
  resource: Resource,
  endpoint: E,
  { quiet = false } = {}
): Loader<AnswerOf<E>, InputOf<E>> {
  const $loaded = atom<Loaded<AnswerOf<E>>>({ status: 'loading' })
  let question: InputOf<E> | undefined
  let asking: Promise<void> | undefined
  /** Only the newest request's answer is shown. */
  let newest = 0

  async function ask(input: InputOf<E>): Promise<void> {
    const mine = ++newest
    const outcome: Outcome<AnswerOf<E>> = await call(endpoint, input)
    if (mine !== newest) return asking
    asking = undefined
    if (outcome.ok) return $loaded.set({ status: 'ready', value: outcome.value })
    const message = failureMessage(outcome)
    if (!quiet) toast('error', message)
    if ($loaded.get().status !== 'ready') $loaded.set({ status: 'failed', message })
  }

  const made: Loader<AnswerOf<E>, InputOf<E>> = {
    $loaded,
    load(input) {
      const isSame = JSON.stringify(input) === JSON.stringify(question)
      if (asking && isSame) return asking
      const isOther = question !== undefined && !isSame
      if (isOther || $loaded.get().status === 'failed') $loaded.set({ status: 'loading' })
      question = input
      asking = ask(input)
      return asking
    },
    reload() {
      if (question === undefined) return Promise.resolve()
      asking = ask(question)
      return asking
    },
    put(value) {
      newest++
      asking = undefined
      $loaded.set({ status: 'ready', value })
    }
  }
  loaders.set(resource, made)
  return made
}
