/** How long a photograph of a feed is kept before it is fetched again, or dropped. */
const FEED_PHOTO_DAYS = 7
/** Bytes of one photograph. */
export const FEED_PHOTO_BYTES_MAX = 15_000_000

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Where CREA keeps the photographs of its listings. */
const DDF_HOST = 'ddfcdn.realtor.ca'

type Source = { kind: 'ddf' | 'reso'; root: string; media_hosts: string }

/** What a feed's photograph is known by. CREA has reissued MediaKeys, so the key isn't in it. */
export function feedPhotoName(MediaURL: string, modified: string): string {
  return `${MediaURL} ${modified}`
}

/**
 * Whether a feed's settings allow a photograph's address: one at the feed's own server, or over https
 * at a host that is named there, and below it.
 */
export function mayFetchPhoto(address: string, { kind, media_hosts, root }: Source): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  if (url.origin === URL.parse(root)?.origin) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  const named = media_hosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const hosts = named.length === 0 && kind === 'ddf' ? [DDF_HOST] : named
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

/** When a photograph that wasn't there is asked for again: after a minute, then twice as long, up to a day. */
export function nextPhotoTry(now: Date, failures: number): Date {
  return new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** failures, DAY_MS))
}

/** Before then, a photograph is old; one that nobody has looked at since is dropped. */
export function photosOldBefore(now: Date): Date {
  return new Date(now.getTime() - FEED_PHOTO_DAYS * DAY_MS)
}

export function photoOldAt(now: Date): Date {
  return new Date(now.getTime() + FEED_PHOTO_DAYS * DAY_MS)
}

/** A look is noted once a day. */
export function isLookNoted(asked_at: Date | null, now: Date): boolean {
  return asked_at !== null && now.getTime() - asked_at.getTime() < DAY_MS
}
