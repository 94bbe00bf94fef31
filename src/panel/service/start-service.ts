import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createHooks, createPanel } from '../app.ts'
import { createGuardedServer, refuseCall, type RequestHandler } from './guarded-server.ts'
import { startWorker } from '../jobs/worker.ts'
import { mailbox } from './mailbox.ts'
import { outboxFolder } from '../actions/open-world.ts'
import { calculatorPages } from './calculator-pages.ts'
import { certificateAsk } from '../hosting/certificate-ask.ts'
import { type Hosting, openHosting } from '../hosting/open-hosting.ts'
import type { SiteBuild } from '../hosting/site-build.ts'
import { operations } from './operations.ts'
import { openAdminSocket } from '../admin/admin-socket.ts'
import { countAnswer } from '../services/telemetry/metrics.ts'
import { commandPublisher } from '../services/publishing/publisher.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { World } from '../services/world.ts'
import { staticSite } from './static-site.ts'

export type ServiceOptions = {
  port: number
  /** The command that publishes the site, if this process does; `--json` and `--panel` are added. */
  publish?: Command | undefined
  siteDir: string
  /** The renderer of agents' websites, which are away without it. */
  sites?: SiteBuild | undefined
}

type Command = readonly [string, ...string[]]

export type Service = { close: () => Promise<void>; port: number }

const JOBS_EVERY_MS = 1000
/** Shutdown waits this long for calls and jobs; Docker kills a container after ten seconds. */
const CLOSING_MS = 8000
const CLOSE_IDLE_MS = 50

/** Serves site and API from one origin and runs jobs. @throws StartRefused if the port is unavailable. */
export async function startService(
  world: World,
  { port, publish, siteDir, sites }: ServiceOptions
): Promise<Service> {
  let closing = false
  const hosting = await openHosting(world, sites)
  const listener = route(world, { siteDir, sites }, hosting, () => closing)
  const server = createGuardedServer(world, listener)
  await listen(server, port).catch(async (error: unknown) => {
    await hosting.close()
    throw error
  })
  const actualPort = (server.address() as AddressInfo).port
  const publisher = publish && publisherOf(world, publish, actualPort)
  const worker = startWorker(world, { everyMs: JOBS_EVERY_MS, publisher, sites })
  const adminSocket = world.settings.databaseUrl === undefined ? openAdminSocket(world) : undefined

  return {
    port: actualPort,
    async close() {
      closing = true
      adminSocket?.close()
      const cut = setTimeout(() => server.closeAllConnections(), CLOSING_MS)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // Closes idle keep-alive connections, or a proxy's would delay the shutdown.
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS)
      await Promise.all([closed, worker.stop(CLOSING_MS)])
      clearTimeout(cut)
      clearInterval(idle)
      await hosting.close()
    }
  }
}

/** The command reads content from this service, since an embedded database has one owner. */
function publisherOf({ settings }: World, command: Command, port: number) {
  const fullCommand = [...command, '--json', '--panel', `http://127.0.0.1:${port}`] as const
  return commandPublisher(fullCommand, { ...process.env, SITE_URL: settings.siteUrl })
}

function route(
  world: World,
  { siteDir, sites }: Pick<ServiceOptions, 'siteDir' | 'sites'>,
  hosting: Hosting,
  isClosing: () => boolean
): RequestHandler {
  const data = { errorHandler: refuseCall(world), overrideGlobalObjects: false }
  const panel = getRequestListener(createPanel(world).fetch, data)
  const hooks = getRequestListener(createHooks(world).fetch, data)
  const site = staticSite(siteDir, world.settings)
  const answerCalculator = calculatorPages(world, siteDir, sites)
  const handleOperations = operations(world, isClosing, certificateAsk(world, hosting.hosts))
  const serveMailbox =
    world.email.kind === 'outbox' && !world.settings.production
      ? getRequestListener(mailbox(outboxFolder(world.settings)).fetch, {
          ...data
        })
      : undefined

  return async (request, response, path) => {
    if (await hosting.handle(request, response, path, handleOperations)) return
    if (handleOperations(request, response, path)) return
    if (path === '/api' || path.startsWith('/api/')) {
      request.url = request.url?.replace(/^\/api\/?/, '/')
      await panel(request, response)
    } else if (path.startsWith('/hooks/')) {
      await hooks(request, response)
    } else if (path === '/openapi.json') {
      await panel(request, response)
    } else if (serveMailbox && (path === '/mailbox' || path.startsWith('/mailbox/'))) {
      await serveMailbox(request, response)
    } else {
      countPage(world, request, response)
      if (!(await answerCalculator(request, response, path))) site(request, response)
    }
  }
}

/** All pages and assets count as one route, since there are hundreds. */
function countPage({ metrics }: World, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now()
  response.once('finish', () => {
    const ms = performance.now() - start
    const { method = 'GET' } = request
    countAnswer(metrics, { method, route: 'site', status: response.statusCode, ms })
  })
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
      `Port ${port} is in use; stop the process that uses it, or set PORT to another port.`
    )
  }
  if (error.code === 'EACCES') {
    return new StartRefused(`This user may not open port ${port}; set PORT to a port above 1023.`)
  }
  return error
}
