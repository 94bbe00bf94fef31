import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { Refused } from '../services/refused.ts'

/** Bytes of bodies that this process has in memory at once; the container of 0249 has 768 MB for all it does. */
const TOTAL_MAX = 150_000_000
/** Of one client: three of the largest photographs. */
const CLIENT_MAX = 80_000_000
/** Smaller bodies aren't counted, so that uploads keep nobody from logging in. */
const SMALL_MAX = 64_000
const RETRY_AFTER_S = 10

let total = 0
const ofClients = new Map<string, number>()

/** Notes that as many bytes of a body have come. @throws Refused with 503 if they are too many at once */
export type Hold = (bytes: number) => void

/** Counts what comes of a request's body until `work` has ended, which may need it until then. */
export async function holdingBody<T>(client: string, work: (hold: Hold) => Promise<T>): Promise<T> {
  let size = 0
  let counted = 0
  const hold: Hold = (bytes) => {
    size += bytes
    if (size <= SMALL_MAX) return
    count(client, size - counted)
    counted = size
    if (total > TOTAL_MAX || (ofClients.get(client) ?? 0) > CLIENT_MAX) throw busy()
  }
  try {
    return await work(hold)
  } finally {
    count(client, -counted)
  }
}

function count(client: string, bytes: number): void {
  total += bytes
  const held = (ofClients.get(client) ?? 0) + bytes
  if (held === 0) ofClients.delete(client)
  else ofClients.set(client, held)
}

function busy(): Refused {
  return new Refused(
    messageFrom(requestRefusals, (t) => t.busy),
    503,
    { retryAfter: RETRY_AFTER_S }
  )
}
