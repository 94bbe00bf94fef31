import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { type FeedPictures, feedPicture } from './feed-pictures.ts'

export type FeedHandler = (request: Request) => Promise<Response>

/** Serves a feed on this machine alone. `port` 0 is any free one. */
export async function startFeedServer(
  answer: FeedHandler,
  { pictures, port = 0 }: { pictures?: FeedPictures | undefined; port?: number } = {}
) {
  let origin = ''
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  // It keeps no process alive by itself.
  server.unref()
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const request = await webRequest(incoming, origin)
      const response =
        (await feedPicture(new URL(request.url), pictures)) ?? (await answer(request))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      if (response.body) await pipeline(response.body, outgoing)
      else outgoing.end()
    } catch {
      // The connection ends in the middle, as when the other side is cut off.
      outgoing.destroy()
    }
  }

  return {
    origin,
    close: () =>
      new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections())
  }
}

async function webRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET' } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers: incoming.headers as Record<string, string>,
    ...(method === 'POST' && { body: Buffer.concat(chunks) })
  })
}
