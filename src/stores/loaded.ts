import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, Endpoint, InputOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { toast } from './toasts.ts'

/** Something the panel is asked for: its four faces, of which `ready` may be empty. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; value: Value }

export type Loader<Value, Input> = {
  $loaded: ReadableAtom<Loaded<Value>>
  /** Asks, one question at a time. What was loaded before stays until there is something newer. */
  load: (input: Input) => Promise<void>
  /** Puts in what another call has just answered. */
  put: (value: Value) => void
}

/** A failure is a toast, and the face of its place until somebody retries. */
export function loader<E extends Endpoint>(endpoint: E): Loader<AnswerOf<E>, InputOf<E>> {
  const $loaded = atom<Loaded<AnswerOf<E>>>({ status: 'loading' })
  let asking: Promise<void> | undefined

  async function ask(input: InputOf<E>): Promise<void> {
    if ($loaded.get().status === 'failed') $loaded.set({ status: 'loading' })
    const outcome: Outcome<AnswerOf<E>> = await call(endpoint, input)
    if (outcome.ok) return $loaded.set({ status: 'ready', value: outcome.value })
    const message = outcome.message ?? 'Something went wrong.'
    toast('error', message)
    if ($loaded.get().status !== 'ready') $loaded.set({ status: 'failed', message })
  }

  return {
    $loaded,
    load(input) {
      asking ??= ask(input).finally(() => {
        asking = undefined
      })
      return asking
    },
    put: (value) => $loaded.set({ status: 'ready', value })
  }
}
