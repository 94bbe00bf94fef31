import * as v from 'valibot'
import { FeedFailure } from './feed-failure.ts'
import type { FeedAccess } from './listing-feed.ts'

/** CREA's tokens last for an hour, which using them doesn't prolong. */
const RENEWED_AFTER_MS = 55 * 60_000
const SPARE_SHARE = 11 / 12
/** Boards say themselves which they want, if any. */
const SCOPES = { ddf: 'DDFApi_Read', reso: undefined }

const TokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.optional(v.number(), 3600)
})

type Posted = { status: number; body: unknown }
type Token = { text: string; until: number }
type World = {
  clock: () => Date
  post: (url: string, fields: Record<string, string>) => Promise<Posted>
}

/** One token for all calls of an account; calls that need a new one at once share the request. */
export function feedToken(access: FeedAccess, { clock, post }: World) {
  let current: Token | undefined
  let coming: Promise<Token> | undefined

  /** `refused` is the token that a call was refused with. @throws FeedFailure */
  async function get(refused?: string): Promise<string> {
    if (current && current.text !== refused && current.until > clock().getTime()) {
      return current.text
    }
    coming ??= request().finally(() => (coming = undefined))
    current = await coming
    return current.text
  }

  async function request(): Promise<Token> {
    if ('token' in access) return { text: access.token, until: Number.POSITIVE_INFINITY }
    const { clientId, scope = SCOPES[access.kind], secret, tokenUrl } = access
    const asked = clock().getTime()
    const { body, status } = await post(tokenUrl, {
      client_id: clientId,
      client_secret: secret,
      grant_type: 'client_credentials',
      ...(scope && { scope })
    })
    const answer = v.safeParse(TokenAnswer, body)
    if (!answer.success || status !== 200) throw noToken(status)
    const { access_token, expires_in } = answer.output
    const lasts = Math.min(RENEWED_AFTER_MS, expires_in * 1000 * SPARE_SHARE)
    return { text: access_token, until: asked + lasts }
  }

  return get
}

function noToken(status: number): FeedFailure {
  const problem = status >= 500 || [200, 408].includes(status) ? 'unavailable' : 'credentials'
  return new FeedFailure(problem, `The feed gave no token: it answered ${status}.`, status)
}
