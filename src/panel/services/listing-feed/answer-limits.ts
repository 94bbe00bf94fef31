import { FeedFailure } from './feed-failure.ts'

/** Far more than all of Canada's listings need, and no more than the panel's heap can hold (0263). */

/** Characters of a row. */
export const ROW_MAX = 1_000_000
/** Characters around a list's rows: its other fields, commas and line ends. */
export const AROUND_ROWS_MAX = 5_000_000
/** Items of a list within a row, such as photographs; more are left out. */
export const ITEMS_MAX = 1000

/** Bytes of one answer. */
export const ANSWER_BYTES_MAX = 100_000_000
export const TOKEN_BYTES_MAX = 64_000
/** Bytes of all pages of records that were asked for by key. */
export const BATCH_BYTES_MAX = 20_000_000

/** Rows of a list of keys. */
export const LIST_ROWS_MAX = 500_000
/** Records of a list that is read in full, such as the coming open houses. */
export const RECORDS_MAX = 100_000

/** Passes the pieces on until there are more bytes than that. @throws FeedFailure */
export async function* atMost(
  pieces: AsyncIterable<Uint8Array>,
  allowance: { bytes: number }
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    allowance.bytes -= piece.length
    if (allowance.bytes < 0) throw tooLarge()
    yield piece
  }
}

export function tooLarge(): FeedFailure {
  return new FeedFailure('too-large', 'The feed sent more than a feed can hold.')
}
