import { json } from 'node:stream/consumers'
import { type FileMove, type FilesMoved, moveFiles } from '../actions/websites/move-files.ts'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'
import { othersConnected } from '../records/backup/database-in-use.ts'
import { openDatabase } from '../services/database/database.ts'
import { pictureFilesOf } from '../services/pictures/open-picture-files.ts'
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
type Mover = (move: FileMove) => Promise<FilesMoved>

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

async function moveByService(settings: Settings, move: FileMove): Promise<FilesMoved> {
  const response = await askAdmin(settings, 'PUT /pictures', JSON.stringify(move))
  if (!response) throw new StartRefused('The service has stopped; run the command again.')
  return (await json(response)) as FilesMoved
}

async function moveHere(settings: Settings, to: Place): Promise<FilesMoved> {
  const log = openLog(settings.logLevel)
  // One connection, so that any other belongs to another process.
  const alone = { ...settings, databasePool: { ...settings.databasePool, max: 1 } }
  const { close, db } = await openDatabase(alone, log)
  try {
    const isPostgres = settings.databaseUrl !== undefined
    if (to === 'database' && isPostgres && (await othersConnected(db))) throw serviceRuns()
    const world = { clock: () => new Date(), db, pictures: pictureFilesOf(settings, log) }
    return await moveAll(to, (move) => moveFiles(world, move))
  } finally {
    await close()
  }
}

async function moveAll(to: Place, movePortion: Mover): Promise<FilesMoved> {
  const all = { moved: 0, missing: 0 }
  let next: FileMove | undefined = { to }
  while (next) {
    const portion: FilesMoved = await movePortion(next)
    all.moved += portion.moved
    all.missing += portion.missing
    next = portion.next
  }
  return all
}
