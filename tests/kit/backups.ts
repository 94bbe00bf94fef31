import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { startPanel } from './panel.ts'

/** A panel, a folder for its backups, and silent commands. */
export async function withBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-backup-'))
  const panel = await startPanel()
  beforeAll(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await panel.close()
    rmSync(folder, { recursive: true, force: true })
  })
  let files = 0
  /** A unique file name. */
  const freshFile = () => join(folder, `backup-${++files}`)
  return { folder, freshFile, panel }
}
