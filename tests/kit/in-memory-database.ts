import { PGlite } from '@electric-sql/pglite'
import { dataDir as prepopulated } from '@electric-sql/pglite-prepopulatedfs'
import { PARSERS, SERIALIZERS } from '#panel/services/database/pglite-values.ts'

/** The embedded database's engine, in memory. */
export async function openInMemory(): Promise<PGlite> {
  return PGlite.create({
    loadDataDir: await prepopulated(),
    parsers: PARSERS,
    serializers: SERIALIZERS
  })
}
