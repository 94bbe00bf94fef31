import type { CloudflareKeys } from '../../config/settings.ts'
import { RetryLater } from '../job-failures.ts'

const API_BASE = 'https://api.cloudflare.com/client/v4'
const TIMEOUT_MS = 10_000
/** Cloudflare blocks a client that exceeds its rate limit for five minutes. */
const BLOCKED_SECONDS = 300

export type AskCloudflare = ReturnType<typeof cloudflareApi>

/** Cloudflare refused the request. Its messages name domains, so only its codes are kept. */
export class CloudflareRefused extends Error {
  readonly codes: readonly number[]

  constructor(message: string, codes: readonly number[]) {
    super(message)
    this.codes = codes
  }
}

/** Calls Cloudflare's API. @throws CloudflareRefused, RetryLater, or an error if it's unreachable. */
export function cloudflareApi({ apiBase = API_BASE, apiToken }: CloudflareKeys) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(apiBase + path, {
      method,
      headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    const answer = (await response.json().catch(() => undefined)) as Answer | undefined
    if (response.ok && answer?.success === true) return answer.result

    const codes = answer?.errors?.map(({ code }) => Number(code)) ?? []
    const [bare] = path.split('?')
    const summary = `Cloudflare answered ${[response.status, ...codes].join(' ')} to ${method} ${bare}`
    if (response.status === 429) throw new RetryLater(summary, retryAfter(response))
    if (codes.length === 0 || response.status >= 500) throw new Error(summary)
    throw new CloudflareRefused(summary, codes)
  }
}

type Answer = { success?: boolean; errors?: { code: number }[]; result?: unknown }

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : BLOCKED_SECONDS
}
