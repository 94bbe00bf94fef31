import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importListings } from '#contract/listings/import-listings.ts'
import { createAccounts } from '../kit/hostile-requests/accounts.ts'
import { importCalls, listingFileBytes, listingTable } from '../kit/listing-files.ts'
import { openFolder, type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { seededRandom } from '../kit/seeded-random.ts'

const KILLS = 5
const LISTINGS = 500

test('an import whose panel is killed leaves whole listings, and the same file again completes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-listing-imports-'))
  const random = seededRandom(7)
  const calls = importCalls(listingFileBytes(listingTable(LISTINGS), 'tab'))
  try {
    let panel = await startPanelProcess(folder)
    const [token] = await createAccounts(panel)
    const started = performance.now()
    await importAll(panel, calls.slice(0, 1), token)
    const portionMs = performance.now() - started
    const seen: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const ending = importAll(panel, calls, token).catch(() => undefined)
      await panel.killAfter(random() * portionMs * calls.length)
      await ending
      const { listings, whole } = await countOf(folder)
      expect(whole).toBe(listings)
      expect(listings % 100).toBe(0)
      seen.push(listings)
      panel = await startPanelProcess(folder)
    }
    process.stdout.write(`Listings after each kill: ${seen.join(', ')}\n`)
    expect(new Set(seen).size).toBeGreaterThan(1)
    await importAll(panel, calls, token)
    const again = await importAll(panel, calls, token)
    expect(again).toEqual({ added: 0, changed: 0, same: LISTINGS, refused: 0 })
    await panel.stop()
    expect(await countOf(folder)).toEqual({ listings: LISTINGS, whole: LISTINGS })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function importAll(
  panel: PanelProcess,
  calls: ReturnType<typeof importCalls>,
  token: string | undefined
) {
  const counts = { added: 0, changed: 0, same: 0, refused: 0 }
  for (const call of calls) {
    const { body } = await panel.post(importListings.path, call, token ? { token } : {})
    if (body.api_status !== 0) throw new Error(body.message)
    counts.added += body.added
    counts.changed += body.changed
    counts.same += body.same
    counts.refused += body.refused.length
  }
  return counts
}

/** The imported listings, and those with both texts, a place on the website and what the file said. */
async function countOf(folder: string): Promise<{ listings: number; whole: number }> {
  const opened = await openFolder(folder)
  try {
    const { rows } = await sql<{ listings: number; whole: number }>`
      select count(*)::integer as listings, (count(*) filter (where
        (select count(*) from listing_texts as texts where texts.listing_id = listings.listing_id) = 2
        and exists (select from site_listings as shown where shown.listing_id = listings.listing_id)
        and exists (select from listing_imports as said where said.listing_id = listings.listing_id)
      ))::integer as whole from listings where source = 'import'`.execute(opened.db)
    return rows[0] ?? { listings: 0, whole: 0 }
  } finally {
    await opened.close()
  }
}
