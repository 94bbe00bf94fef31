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
import { layContent } from '../records/content/first-content.ts'
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** The content where it is; rows from before a rule may break it, so what is exported is not checked. Pictures come and go one by one: all of them may be more than a process holds. */
export type ContentDoor = {
  content: () => Promise<ContentFile>
  picture: (name: string) => Promise<ContentPicture | undefined>
  putContent: (content: ContentFile) => Promise<string>
  putPicture: (picture: ContentPicture) => Promise<void>
}

/** By way of the service that runs on the embedded database, or straight from the database. */
export async function withContent<Done>(
  settings: Settings,
  work: (door: ContentDoor) => Promise<Done>
): Promise<Done> {
  const asked = await askAdmin(settings, 'GET /address')
  return asked ? work(ownersDoor(settings)) : withDatabase(settings, work)
}

function ownersDoor(settings: Settings): ContentDoor {
  const ask = async (wish: AdminRequest, body?: string) => {
    const answer = await askAdmin(settings, wish, body)
    if (!answer) throw new StartRefused('The service went while it was asked.')
    return text(answer)
  }
  return {
    content: async () => JSON.parse(await ask('GET /content')) as ContentFile,
    picture: async (name) =>
      (JSON.parse(await ask('POST /picture', name)) as ContentPicture | null) ?? undefined,
    putContent: (content) => ask('PUT /content', JSON.stringify(content)),
    async putPicture(picture) {
      await ask('PUT /picture', JSON.stringify(picture))
    }
  }
}

async function withDatabase<Done>(
  settings: Settings,
  work: (door: ContentDoor) => Promise<Done>
): Promise<Done> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  const world = { clock: () => new Date(), db }
  try {
    // What a file does not name stays, so there must be something to stay.
    await layContent(db, new Date())
    return await work({
      content: async () => JSON.parse(await exportContent(db)) as ContentFile,
      picture: (name) => exportPicture(db, name),
      putContent: (content) => importContent(world, content),
      putPicture: (picture) => importPicture(world, picture)
    })
  } finally {
    await close()
  }
}
