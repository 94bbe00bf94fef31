import type { FeedBatch, FeedKey, FeedRead } from '#panel/services/listing-feed/listing-feed.ts'

/** A list of keys to its end. */
export async function allKeys(pieces: AsyncIterable<FeedKey[]>): Promise<FeedKey[]> {
  const keys: FeedKey[] = []
  for await (const some of pieces) keys.push(...some)
  return keys
}

export async function allFound(batches: AsyncIterable<FeedBatch>): Promise<FeedRead[]> {
  const found: FeedRead[] = []
  for await (const batch of batches) found.push(...batch.found)
  return found
}
