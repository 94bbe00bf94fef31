/** What can go wrong with a call, besides what the store says. */
export type FeedFault =
  | 'cut-json'
  | 'cut-off'
  | 'empty-list'
  | 'foreign-next-link'
  | 'halved-list'
  | 'html'
  | 'silence'
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
  if (fault === 'silence') {
    await untilReleased
    return answer(request)
  }
  const text = await (await answer(request)).text()
  const half = text.slice(0, Math.floor(text.length / 2))
  if (fault === 'cut-json') return json(half)
  if (fault === 'cut-off') return new Response(cutOff(half), { headers: JSON_TYPE })
  const rows = JSON.parse(text) as Rows
  if (fault === 'empty-list') return json(JSON.stringify({ ...rows, value: [] }))
  if (fault === 'halved-list') {
    const value = rows.value.slice(0, Math.floor(rows.value.length / 2))
    return json(JSON.stringify({ ...rows, value }))
  }
  const elsewhere = 'https://elsewhere.example/odata/v1/Property?$top=100&$skip=100'
  return json(JSON.stringify({ ...rows, '@odata.nextLink': elsewhere }))
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

function json(text: string): Response {
  return new Response(text, { headers: JSON_TYPE })
}

/** A body whose connection breaks in the middle. */
function cutOff(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text)),
    pull: (body) => body.error(new Error('The connection was cut.'))
  })
}
