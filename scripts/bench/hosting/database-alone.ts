// The memory of a process that has only opened the embedded database of a folder. Argument: the folder.
import { sql } from 'kysely'
import { connectDatabase } from '#panel/services/database/database.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'

const limits = { max: 1, statementSeconds: 60, waitSeconds: 30 }
const settings = { dataDir: process.argv[2] ?? '', databasePool: limits, databaseUrl: undefined }
const before = process.memoryUsage.rss()
const { db, close } = await connectDatabase(settings, openLog('silent'))
for (let index = 0; index < 1000; index++) {
  await sql`select website_id, published from sites where website_id = ${index}`.execute(db)
}
const { external, rss } = process.memoryUsage()
console.log(JSON.stringify({ before, external, rss }))
await close()
process.exit(0)
