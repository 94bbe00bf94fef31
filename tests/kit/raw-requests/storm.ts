import fc from 'fast-check'
import { brokenRequest, type RawRequest } from './broken.ts'
import { sendRaw } from './send-raw.ts'

const BATCH = 1000
/** Stack traces and file paths, which no response may contain. */
const INSIDE = /\bat [\w.<>]+ \(|node_modules|\/src\/panel|ERR_[A-Z_]+/

export type StormOptions = {
  port: number
  requests: number
  seed: number
  atOnce: number
  onBatch?: (sent: number) => Promise<void> | void
}

/** Sends malformed requests; returns the count of each status, and the faulty responses. */
export async function storm({ atOnce, onBatch, port, requests, seed }: StormOptions) {
  const statuses = new Map<number | undefined, number>()
  const faults: string[] = []
  for (let sent = 0; sent < requests; sent += BATCH) {
    const count = Math.min(BATCH, requests - sent)
    const batch = fc.sample(brokenRequest, { numRuns: count, seed: seed + sent })
    const queue = batch.entries()
    const client = async (): Promise<void> => {
      for (const [index, one] of queue) {
        // Many loopback addresses, as one has too few ports for all connections.
        const { status, text } = await sendRaw(port, one, `127.0.${1 + (index % 200)}.1`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const fault = faultOf(status, text)
        if (fault) faults.push(`${fault}, seed ${seed + sent}, ${shortly(one)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, client))
    await onBatch?.(sent + count)
  }
  return { faults, statuses }
}

function faultOf(status: number | undefined, text: string): string | undefined {
  if (status !== undefined && status >= 500) return `answered ${status}`
  return INSIDE.test(text) ? 'told of the inside' : undefined
}

function shortly({ broken, bytes, manner }: RawRequest): string {
  return `${broken}, ${manner}: ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`
}
