import { openDatabase, type OpenedDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'

/** Opens and migrates the database for a command, and closes it afterwards. */
export async function withDatabase<Done>(
  settings: Settings,
  work: (db: OpenedDatabase['db']) => Promise<Done>
): Promise<Done> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  return work(db).finally(close)
}
