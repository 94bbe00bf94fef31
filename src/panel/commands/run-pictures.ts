import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { FileMove, FilesMoved, moveFiles } from '../actions/websites/move-files.ts'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'
import { othersConnected } from '../records/backup/database-in-use.ts'
import { openDatabase } from '../services/database/database.ts'
import { pictureFilesOf } from '../services/pictures/picture-files.ts'
import { PicturesAway } from '../services/pictures/pictures-away.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Command, CommandGroup } from './command.ts'
import { findCommand, readCommandLine, UsageError } from './command-line.ts'

const MOVE = {
  name: 'npm run panel -- pictures move',
  about:
    'Moves the files of websites’ pictures to the bucket of PICTURES_S3_BUCKET, or back to the database. It can be stopped and run again.',
  arguments: [{ name: 'TO', about: 'bucket, also while the service runs, or database.' }],
  examples: ['npm run panel -- pictures move bucket']
} satisfies Command

export const pictureCommands = {
  name: 'npm run panel -- pictures',
  about: 'Moves the files of websites’ pictures between the database and a bucket.',
  commands: { move: { command: MOVE } }
} satisfies CommandGroup

type Place = 'bucket' | 'database'
type Moved = v.InferOutput<typeof FilesMoved>
type Mover = (move: v.InferOutput<typeof FileMove>) => Promise<Moved>

export async function runPictures(settings: Settings, args: string[]): Promise<void> {
  const { rest } = findCommand(pictureCommands, args)
  const { positionals } = readCommandLine(MOVE, rest)
  const [to] = positionals
  if (to !== 'bucket' && to !== 'database') {
    throw new UsageError(`TO must be bucket or database, not ${to}.`)
  }
  const running = await askAdmin(settings, 'GET /address')
  running?.resume()
  if (running && to === 'database') throw serviceRuns()
  const { missing, moved } = running
    ? await moveAll(to, (move) => moveByService(settings, move))
    : await moveHere(settings, to)
  const lost = missing === 0 ? '' : ` ${missing} are missing in the bucket and stay named there.`
  process.stdout.write(`Moved ${moved} files of pictures to the ${to}.${lost}\n`)
}

function serviceRuns(): StartRefused {
  return new StartRefused(
    'A Maplekey service is using this database and stores new pictures in the bucket; stop it first.'
  )
}

async function moveByService(
  settings: Settings,
  move: v.InferOutput<typeof FileMove>
): Promise<Moved> {
  const response = await askAdmin(settings, 'PUT /pictures', JSON.stringify(move))
  if (!response) throw new StartRefused('The service has stopped; run the command again.')
  return v.parse(FilesMoved, await json(response))
}

async function moveHere(settings: Settings, to: Place): Promise<Moved> {
  const log = openLog(settings.logLevel)
  // One connection, so that any other belongs to another process.
  const alone = { ...settings, databasePool: { ...settings.databasePool, max: 1 } }
  const { close, db } = await openDatabase(alone, log)
  try {
    const isPostgres = settings.databaseUrl !== undefined
    if (to === 'database' && isPostgres && (await othersConnected(db))) throw serviceRuns()
    const world = { clock: () => new Date(), db, pictures: pictureFilesOf(settings, log) }
    return await moveAll(to, (move) => moveFiles(world, move))
  } catch (error) {
    if (!(error instanceof PicturesAway)) throw error
    throw new StartRefused('The bucket can’t be used. What was moved stays; run the command again.')
  } finally {
    await close()
  }
}

async function moveAll(to: Place, portion: Mover): Promise<Moved> {
  const all = { moved: 0, missing: 0 }
  let next: v.InferOutput<typeof FileMove> | undefined = v.parse(FileMove, { to })
  while (next) {
    const { missing, moved, next: following }: Moved = await portion(next)
    all.moved += moved
    all.missing += missing
    next = following
  }
  return all
}
