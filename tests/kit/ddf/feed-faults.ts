/** What can go wrong with a call, besides what the store says. */
export type FeedFault =
  | 'cut-json'
  | 'cut-off'
  | 'empty-list'
  | 'foreign-next-link'
  | 'halved-list'
  | 'html'
  | 'huge'
  | 'silence'
  | 403
  | 408
  | 500
  | 503

type Rows = { value: unknown[]; '@odata.nextLink'?: string }

/** Applies a fault to a call. `silence` is over when the test says so, or the client has hung up. */
export async function faultyAnswer(
  fault: FeedFault,
  {
    answer,
    request,
    untilReleased
  }: {
    answer: (request: Request) => Promise<Response>
    request: Request
    untilReleased: Promise<void>
  }
): Promise<Response> {
  if (typeof fault === 'number') {
    return Response.json(
      { error: { code: String(fault), message: null, details: null } },
      { status: fault }
    )
  }
  if (fault === 'html') {
    return new Response('<!doctype html><title>Maintenance</title>', {
      headers: { 'content-type': 'text/html' }
    })
  }
  if (fault === 'huge') return new Response(hugeText(), { headers: JSON_TYPE })
  if (fault === 'silence') {
    await untilReleased
    return answer(request)
  }
  const text = await (await answer(request)).text()
  const half = text.slice(0, Math.floor(text.length / 2))
  if (fault === 'cut-json') return json(half)
  if (fault === 'cut-off') {
    // The connection closes before as many bytes have come as were promised.
    const length = String(Buffer.byteLength(text))
    const headers = { ...JSON_TYPE, connection: 'close', 'content-length': length }
    return new Response(half, { headers })
  }
  const rows = JSON.parse(text) as Rows
  if (fault === 'empty-list') return json(JSON.stringify({ ...rows, value: [] }))
  if (fault === 'halved-list') {
    const value = rows.value.slice(0, Math.floor(rows.value.length / 2))
    return json(JSON.stringify({ ...rows, value }))
  }
  const elsewhere = 'https://elsewhere.example/odata/v1/Property?$top=100&$skip=100'
  return json(JSON.stringify({ ...rows, '@odata.nextLink': elsewhere }))
}

/** A text that begins as a row or a token does and is longer than any. */
function hugeText(): ReadableStream<Uint8Array> {
  let left = 8_000_000
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(Buffer.from('{"access_token":"","value":[{"ListingKey":"')),
    pull(controller) {
      const size = Math.min(left, 64_000)
      if (size === 0) return controller.close()
      left -= size
      controller.enqueue(Buffer.alloc(size, 'a'))
    }
  })
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

function json(text: string): Response {
  return new Response(text, { headers: JSON_TYPE })
}
