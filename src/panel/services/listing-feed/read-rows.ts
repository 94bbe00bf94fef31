import * as v from 'valibot'
import { AROUND_ROWS_MAX, ROW_MAX, tooLarge } from './answer-limits.ts'
import { FeedFailure } from './feed-failure.ts'

const Envelope = v.object({
  value: v.array(v.literal(0)),
  '@odata.nextLink': v.optional(v.nullable(v.string()))
})

/** The code units that matter outside and inside of a JSON text. */
const [QUOTE, ESCAPE, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [34, 92, 91, 93, 123, 125]

/**
 * Reads `{"value":[{…},{…}],…}` piece by piece, so that a list of 300,000 rows is never in memory as a
 * whole. JSON.parse does the reading; only where rows begin and end is found here. Returns the link to
 * the next page. @throws FeedFailure unless the text is complete and within its limits
 */
export async function* readRows(
  pieces: AsyncIterable<Uint8Array>
): AsyncGenerator<unknown[], string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const cutter = rowCutter()
  for await (const piece of pieces) {
    const rows = cutter.add(decode(() => decoder.decode(piece, { stream: true })))
    if (rows.length > 0) yield parse(`[${rows.join(',')}]`) as unknown[]
  }
  cutter.add(decode(() => decoder.decode()))
  const envelope = v.safeParse(Envelope, parse(cutter.rest()))
  if (!envelope.success || envelope.output.value.length !== cutter.count()) throw unreadable()
  return envelope.output['@odata.nextLink'] ?? undefined
}

/** Cuts rows out of the text of a list; `rest` is the text around them, with 0 for each row. */
function rowCutter() {
  let [depth, count] = [0, 0]
  let [isText, isEscaped, isList] = [false, false, false]
  let unfinished = ''
  let rest = ''

  function add(text: string): string[] {
    const rows: string[] = []
    let [rowFrom, restFrom] = [unfinished === '' ? -1 : 0, unfinished === '' ? 0 : text.length]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (code === ESCAPE) isEscaped = true
        else if (code === QUOTE) isText = false
      } else if (code === QUOTE) isText = true
      else if (code === OPEN || code === OPEN_LIST) {
        if (depth === 1) isList = code === OPEN_LIST
        if (depth === 2 && isList && code === OPEN) {
          rest += `${text.slice(restFrom, at)}0`
          restFrom = text.length
          rowFrom = at
        }
        depth++
      } else if (code === CLOSE || code === CLOSE_LIST) {
        depth--
        if (depth === 2 && rowFrom >= 0) {
          rows.push(unfinished + text.slice(rowFrom, at + 1))
          count++
          unfinished = ''
          rowFrom = -1
          restFrom = at + 1
        }
      }
    }
    rest += text.slice(restFrom)
    if (rowFrom >= 0) unfinished += text.slice(rowFrom)
    if (unfinished.length > ROW_MAX || rest.length > AROUND_ROWS_MAX) throw tooLarge()
    return rows
  }

  return { add, count: () => count, rest: () => rest + unfinished }
}

function decode(read: () => string): string {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

function unreadable(): FeedFailure {
  return new FeedFailure('unreadable', 'The answer of the feed is not a complete list.')
}
