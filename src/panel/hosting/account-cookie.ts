import type { IncomingMessage } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import type { Settings } from '../config/settings.ts'

/** A token of 32 bytes, as base64url. */
const TOKEN = /^[\w-]{43}$/

/** The cookie of a registered visitor: of this host alone, kept from scripts and from other websites' forms. */
export function accountCookie({ siteUrl }: Pick<Settings, 'siteUrl'>) {
  const secure = siteUrl.startsWith('https:')
  // Browsers take the prefix only over https, and then from no other host.
  const name = secure ? '__Host-homes-account' : 'homes-account'
  const options = { httpOnly: true, path: '/', sameSite: 'Lax', secure } as const
  return {
    read({ headers }: IncomingMessage): string | undefined {
      const token = parse(headers.cookie ?? '', name)[name]
      return token !== undefined && TOKEN.test(token) ? token : undefined
    },
    write: (token: string, until: Date) => serialize(name, token, { ...options, expires: until }),
    clear: () => serialize(name, '', { ...options, maxAge: 0 })
  }
}
