import { CALL_TIMEOUT_MS } from '#rules/limits.ts'

/** How long a read waits before it is tried again, and how often. */
const RETRY_AFTER_MS = [300, 600]

/**
 * Sends a request and reads its answer, within CALL_TIMEOUT_MS with all tries. Only reads are retried: a
 * write may have succeeded even if its answer was lost.
 */
export async function timedFetch<Answer>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<Answer>
): Promise<Answer> {
  const timeout = new AbortController()
  const { signal } = timeout
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('The panel did not answer in time.')))
  })
  const timer = setTimeout(() => timeout.abort(), CALL_TIMEOUT_MS)
  const send = () => fetch(new Request(url, { ...init, signal }))
  const waits = init.method === 'GET' ? RETRY_AFTER_MS : []
  try {
    return await Promise.race([late, sendAgain(send, waits).then(read)])
  } finally {
    clearTimeout(timer)
  }
}

async function sendAgain(
  send: () => Promise<Response>,
  waits: readonly number[]
): Promise<Response> {
  for (const wait of waits) {
    try {
      return await send()
    } catch (fault) {
      // What fetch throws where there is no network; an aborted request is no reason to go on.
      if (!(fault instanceof TypeError)) throw fault
      await new Promise((done) => setTimeout(done, wait))
    }
  }
  return send()
}
