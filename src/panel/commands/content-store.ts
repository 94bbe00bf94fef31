import { text } from 'node:stream/consumers'
import type { ContentFile } from '../actions/content/content-file.ts'
import {
  type ContentPicture,
  exportPicture,
  importPicture
} from '../actions/content/content-pictures.ts'
import { exportContent } from '../actions/content/export-content.ts'
import { importContent } from '../actions/content/import-content.ts'
import { askAdmin, type AdminRequest } from '../admin/admin-client.ts'
import { insertFirstContent } from '../records/content/first-content.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { World } from '../services/world.ts'
import { withDatabase } from './with-database.ts'

/**
 * Reads and writes content. Exports are not validated, since old rows may break newer rules. Pictures
 * are transferred one by one, as all of them may not fit in memory.
 */
export type ContentStore = {
  content: () => Promise<ContentFile>
  picture: (name: string) => Promise<ContentPicture | undefined>
  putContent: (content: ContentFile, options: { replace: boolean }) => Promise<string>
  putPicture: (picture: ContentPicture) => Promise<void>
}

/** Uses the service running on the embedded database, or opens the database itself. */
export async function withContent<Done>(
  settings: Settings,
  work: (store: ContentStore) => Promise<Done>
): Promise<Done> {
  const asked = await askAdmin(settings, 'GET /address')
  if (asked) return work(serviceContent(settings))
  return withDatabase(settings, async (db) => {
    // An import keeps what it doesn't mention, so the first content must be there.
    await insertFirstContent(db, { now: new Date(), samples: !settings.production })
    return work(databaseContent(db))
  })
}

function serviceContent(settings: Settings): ContentStore {
  const ask = async (request: AdminRequest, body?: string) => {
    const answer = await askAdmin(settings, request, body)
    if (!answer) throw new StartRefused('The service stopped during the command.')
    return text(answer)
  }
  return {
    content: async () => JSON.parse(await ask('GET /content')) as ContentFile,
    picture: async (name) =>
      (JSON.parse(await ask('POST /picture', name)) as ContentPicture | null) ?? undefined,
    putContent: (content, { replace }) =>
      ask(replace ? 'PUT /content?replace' : 'PUT /content', JSON.stringify(content)),
    async putPicture(picture) {
      await ask('PUT /picture', JSON.stringify(picture))
    }
  }
}

function databaseContent(db: World['db']): ContentStore {
  const world = { clock: () => new Date(), db }
  return {
    content: async () => JSON.parse(await exportContent(db)) as ContentFile,
    picture: (name) => exportPicture(db, name),
    putContent: (content, options) => importContent(world, content, options),
    putPicture: (picture) => importPicture(world, picture)
  }
}
