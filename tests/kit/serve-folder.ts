import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html;charset=utf-8',
  ics: 'text/calendar',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml'
}

/** A plain file server: a file, a folder's index.html, or 404. */
export async function serveFolder(files: ReadonlyMap<string, Buffer>) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname).slice(1)
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path
    const body = files.get(name)
    if (!body && files.has(`${name}/index.html`)) {
      response.writeHead(301, { location: `/${name}/` }).end()
      return
    }
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => void server.close(() => closed()))
  }
}
