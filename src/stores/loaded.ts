import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, Endpoint, InputOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { toast } from './toasts.ts'

/** Something the panel is asked for: its four faces, of which `ready` may be empty. */
export type Loaded<Value> =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: Value }

export type Loader<Value, Input> = {
  $loaded: ReadableAtom<Loaded<Value>>
  /** Asks once; again after a failure. What was loaded stays until there is something newer. */
  load: (input: Input) => Promise<void>
  /** Asks again, whatever there is. */
  reload: (input: Input) => Promise<void>
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

  function reload(input: InputOf<E>): Promise<void> {
    asking ??= ask(input).finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    $loaded,
    load: (input) => ($loaded.get().status === 'ready' ? Promise.resolve() : reload(input)),
    reload,
    put: (value) => $loaded.set({ status: 'ready', value })
  }
}
