import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Requests that commands send to the service running on the embedded database. */
export type AdminRequest =
  | 'GET /address'
  | 'GET /backup'
  | 'GET /content'
  | 'GET /jobs'
  | 'POST /picture'
  | 'PUT /content'
  | 'PUT /content?replace'
  | 'PUT /domain'
  | 'PUT /editor'
  | 'PUT /jobs'
  | 'PUT /picture'
  | 'PUT /pictures'
  | 'PUT /report'
  | 'PUT /site'

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** The running service's response, or undefined if no service runs on this folder. */
export async function askAdmin(
  settings: Place,
  adminRequest: AdminRequest,
  body?: string
): Promise<IncomingMessage | undefined> {
  if (settings.databaseUrl !== undefined) return undefined
  const answer = await connect(settings, adminRequest, body)
  if (answer === undefined || answer.statusCode === 200) return answer
  throw new StartRefused(await text(answer))
}

function connect(
  settings: Place,
  adminRequest: AdminRequest,
  body?: string
): Promise<IncomingMessage | undefined> {
  const [method, path] = adminRequest.split(' ')
  return new Promise((resolve, reject) => {
    request({ socketPath: socketOf(settings), method, path }, resolve)
      .on('error', (error: NodeJS.ErrnoException) =>
        NO_SERVICE.includes(error.code ?? '') ? resolve(undefined) : reject(error)
      )
      .end(body)
  })
}

const NO_SERVICE = ['EACCES', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG', 'ENOENT', 'ENOTSOCK']

/** Only the folder's user can open the socket. */
export function socketOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'owner.sock')
}
