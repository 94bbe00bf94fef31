import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createPanel } from './app.ts'
import { startWorker } from './jobs/worker.ts'
import { mailbox } from './mailbox.ts'
import { outboxFolder } from './open-world.ts'
import { askDatabase } from './records/health.ts'
import { StartRefused } from './services/start-refused.ts'
import type { World } from './services/world.ts'
import { staticSite } from './static-site.ts'

export type Service = { close: () => Promise<void>; port: number }

const JOBS_EVERY_MS = 1000
/** A call or a job still running after this is cut off when the service ends; a container is killed after ten seconds. */
const CLOSING_MS = 8000
const LOOK_FOR_IDLE_MS = 50

/** Site and panel API from one origin, and the jobs behind them. @throws StartRefused where the port can't be had. */
export async function startService(
  world: World,
  { port, siteDir }: { port: number; siteDir: string }
): Promise<Service> {
  const server = createServer({ requestTimeout: 60_000 }, route(world, siteDir))
  await listen(server, port)
  const worker = startWorker(world, { everyMs: JOBS_EVERY_MS })

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const cut = setTimeout(() => server.closeAllConnections(), CLOSING_MS)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection whose last answer has left is not kept alive any more, or a proxy's would hold everything up.
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
      await Promise.all([closed, worker.stop(CLOSING_MS)])
      clearTimeout(cut)
      clearInterval(idle)
    }
  }
}

function route(world: World, siteDir: string): RequestListener {
  const panel = getRequestListener(createPanel(world).fetch, { overrideGlobalObjects: false })
  const site = staticSite(siteDir, world.settings)
  const mails =
    world.mail.kind === 'outbox' && !world.settings.production
      ? getRequestListener(mailbox(outboxFolder(world.settings)).fetch, {
          overrideGlobalObjects: false
        })
      : undefined

  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (path === '/healthz') {
      void answerHealth(world).then(({ status, text }) =>
        response.writeHead(status, { 'Cache-Control': 'no-store' }).end(text)
      )
    } else if (path === '/api' || path.startsWith('/api/')) {
      request.url = request.url?.slice('/api'.length) || '/'
      void panel(request, response)
    } else if (mails && (path === '/mailbox' || path.startsWith('/mailbox/'))) {
      void mails(request, response)
    } else {
      site(request, response)
    }
  }
}

async function answerHealth(world: World): Promise<{ status: number; text: string }> {
  try {
    await askDatabase(world.db)
    return { status: 200, text: 'ok\n' }
  } catch (error) {
    world.log.error({ err: error }, 'the database does not answer')
    return { status: 503, text: 'the database does not answer\n' }
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port)))
    server.listen(port, () => resolve())
  })
}

function refusalOf(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${port} is in use; stop what uses it, or set PORT to another one.`
    )
  }
  if (error.code === 'EACCES') {
    return new StartRefused(`This user may not open port ${port}; set PORT to one above 1023.`)
  }
  return error
}
