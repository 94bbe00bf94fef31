import { randomBytes } from 'node:crypto'
import type { FeedAccount, FeedStore } from './feed-store.ts'

const LIFETIME_SECONDS = 3600

type Issued = { account: FeedAccount; expiresAt: number }

/** Tokens of an hour for a scope, which using them doesn't prolong. An inactive feed gets none. */
export function feedTokens(store: FeedStore, clock: () => Date, scope: string | null) {
  const issued = new Map<string, Issued>()
  return {
    issued,
    accountOf(header: string | null): FeedAccount | undefined {
      const token = issued.get(header?.replace(/^Bearer /, '') ?? '')
      return token && token.expiresAt > clock().getTime() ? token.account : undefined
    },
    issue(fields: URLSearchParams): Response {
      const account = store.accounts.find(
        ({ clientId, secret }) =>
          clientId === fields.get('client_id') && secret === fields.get('client_secret')
      )
      const isActive = store.destinations.some(
        (one) => one.isActive && account?.destinationIds.includes(one.id)
      )
      if (!account || !isActive) return refused('invalid_client')
      if (fields.get('grant_type') !== 'client_credentials')
        return refused('unsupported_grant_type')
      if (fields.get('scope') !== scope) return refused('invalid_scope')
      const access_token = randomBytes(24).toString('base64url')
      issued.set(access_token, {
        account,
        expiresAt: clock().getTime() + LIFETIME_SECONDS * 1000
      })
      return Response.json({
        access_token,
        expires_in: LIFETIME_SECONDS,
        token_type: 'Bearer',
        ...(scope !== null && { scope })
      })
    }
  }
}

function refused(error: string): Response {
  return Response.json({ error }, { status: 400 })
}
