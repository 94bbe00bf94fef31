import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { startPanel, type TestPanel } from './panel.ts'

/** A panel for a file's tests, a folder for its backups, and commands that print nothing. */
export function withBackups() {
  const place = {} as { folder: string; panel: TestPanel }
  let files = 0
  beforeAll(async () => {
    place.folder = mkdtempSync(join(tmpdir(), 'maplekey-backup-'))
    place.panel = await startPanel()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await place.panel.close()
    rmSync(place.folder, { recursive: true, force: true })
  })
  /** A file's name that no other test has. */
  const freshFile = () => join(place.folder, `backup-${++files}`)
  return { freshFile, place }
}
