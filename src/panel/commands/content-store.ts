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
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

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
  return asked ? work(serviceContent(settings)) : withDatabase(settings, work)
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

async function withDatabase<Done>(
  settings: Settings,
  work: (store: ContentStore) => Promise<Done>
): Promise<Done> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  const world = { clock: () => new Date(), db }
  try {
    // An import keeps what it doesn't mention, so the first content must be there.
    await insertFirstContent(db, new Date())
    return await work({
      content: async () => JSON.parse(await exportContent(db)) as ContentFile,
      picture: (name) => exportPicture(db, name),
      putContent: (content, options) => importContent(world, content, options),
      putPicture: (picture) => importPicture(world, picture)
    })
  } finally {
    await close()
  }
}
