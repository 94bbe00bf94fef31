import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createHooks, createPanel } from '../app.ts'
import { createGuardedServer, refuseCall, type RequestHandler } from './guarded-server.ts'
import { startWorker } from '../jobs/worker.ts'
import { mailbox } from './mailbox.ts'
import { outboxFolder } from '../actions/open-world.ts'
import { operations } from './operations.ts'
import { openAdminSocket } from '../admin/admin-socket.ts'
import { countAnswer } from '../services/telemetry/metrics.ts'
import { commandPublisher } from '../services/publishing/publisher.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { World } from '../services/world.ts'
import { staticSite } from './static-site.ts'

export type ServiceOptions = {
  port: number
  /** The command that publishes the site, where this process is to do so: it is told how to report, and where to ask. */
  publish?: Command | undefined
  siteDir: string
}

type Command = readonly [string, ...string[]]

export type Service = { close: () => Promise<void>; port: number }

const JOBS_EVERY_MS = 1000
/** A call or a job still running after this is cut off when the service ends; a container is killed after ten seconds. */
const CLOSING_MS = 8000
const LOOK_FOR_IDLE_MS = 50

/** Site and panel API from one origin, and the jobs behind them. @throws StartRefused where the port can't be had. */
export async function startService(
  world: World,
  { port, publish, siteDir }: ServiceOptions
): Promise<Service> {
  let closing = false
  const listener = route(world, siteDir, () => closing)
  const server = createGuardedServer(world, listener)
  await listen(server, port)
  const heardOn = (server.address() as AddressInfo).port
  const publisher = publish && publisherOf(world, publish, heardOn)
  const worker = startWorker(world, { everyMs: JOBS_EVERY_MS, publisher })
  const door = world.settings.databaseUrl === undefined ? openAdminSocket(world) : undefined

  return {
    port: heardOn,
    async close() {
      closing = true
      door?.close()
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

/** It asks this very service for what it publishes: an embedded database has no other owner. */
function publisherOf({ settings }: World, command: Command, port: number) {
  const asked = [...command, '--json', '--panel', `http://127.0.0.1:${port}`] as const
  return commandPublisher(asked, { ...process.env, SITE_URL: settings.siteUrl })
}

function route(world: World, siteDir: string, isClosing: () => boolean): RequestHandler {
  const data = { errorHandler: refuseCall(world), overrideGlobalObjects: false }
  const panel = getRequestListener(createPanel(world).fetch, data)
  const hooks = getRequestListener(createHooks(world).fetch, data)
  const site = staticSite(siteDir, world.settings)
  const asked = operations(world, isClosing)
  const mails =
    world.mail.kind === 'outbox' && !world.settings.production
      ? getRequestListener(mailbox(outboxFolder(world.settings)).fetch, {
          ...data
        })
      : undefined

  return async (request, response, path) => {
    if (asked(request, response, path)) return
    if (path === '/api' || path.startsWith('/api/')) {
      request.url = request.url?.replace(/^\/api\/?/, '/')
      await panel(request, response)
    } else if (path.startsWith('/hooks/')) {
      await hooks(request, response)
    } else if (path === '/openapi.json') {
      await panel(request, response)
    } else if (mails && (path === '/mailbox' || path.startsWith('/mailbox/'))) {
      await mails(request, response)
    } else {
      countPage(world, request, response)
      site(request, response)
    }
  }
}

/** Pages and their parts are one route: there are hundreds of files. */
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
      `Port ${port} is in use; stop what uses it, or set PORT to another one.`
    )
  }
  if (error.code === 'EACCES') {
    return new StartRefused(`This user may not open port ${port}; set PORT to one above 1023.`)
  }
  return error
}
