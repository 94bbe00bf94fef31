import { useLocalTime } from './use-local-time.ts'

/** A moment in a list or timeline. */
export function ShortTime({ of: moment }: { of: string }) {
  return <time dateTime={moment}>{useLocalTime().formatShort(moment)}</time>
}
