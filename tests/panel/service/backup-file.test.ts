import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeBackupFile, readBackup } from '#panel/actions/operations/backup-file.ts'
import { restoreBackup } from '#panel/records/backup/restore-backup.ts'
import { runBackup } from '#panel/commands/run-backup.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { startService } from '#panel/service/start-service.ts'
import { allRows } from '../../kit/all-rows.ts'
import { withBackups } from '../../kit/backups.ts'
import { testSettings } from '../../kit/test-settings.ts'

const { folder, freshFile, panel } = await withBackups()

test('while the service runs on the embedded database, the command sends it a request', async () => {
  const settings = { ...testSettings, dataDir: folder }
  const service = await startService(
    { ...panel.world, settings },
    { port: 0, siteDir: join(folder, 'none') }
  )
  const file = freshFile()
  await runBackup(settings, [file])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'owner.sock')).mode & 0o777).toBe(0o600)
  await expect(runBackup(settings, [file])).rejects.toThrow('already exists')
  const nowhere = join(folder, 'nowhere', 'backup')
  await expect(runBackup(settings, [nowhere])).rejects.toThrow(
    new StartRefused(`${nowhere} can’t be written: the file or folder doesn’t exist.`)
  )
  await service.close()

  const before = await allRows(panel.world.db)
  await panel.world.db.deleteFrom('sessions').execute()
  await restoreBackup(panel.world.db, readBackup(file))
  expect(await allRows(panel.world.db)).toEqual(before)
})

test('a backup that is damaged, cut short, of a newer version or not a backup changes nothing', async () => {
  const file = freshFile()
  await panel.registerAgent()
  await writeBackupFile(panel.world.db, file)
  const packed = readFileSync(file)
  const lines = gunzipSync(packed).toString().split('\n')
  const before = await allRows(panel.world.db)
  const written = (text: string | Buffer) => {
    const other = freshFile()
    writeFileSync(other, text)
    return restoreBackup(panel.world.db, readBackup(other))
  }
  const repacked = (change: string[]) => written(gzipSync(change.join('\n')))

  await expect(written(packed.subarray(0, packed.length - 200))).rejects.toThrow('damaged')
  await expect(repacked(lines.slice(0, -2))).rejects.toThrow('incomplete or was modified')
  await expect(repacked(lines.toSpliced(40, 1))).rejects.toThrow('incomplete or was modified')
  const newer = lines[0]!.replace('005-go-live', '905-from-the-future')
  await expect(repacked([newer, ...lines.slice(1)])).rejects.toThrow('newer version of Maplekey')
  await expect(written('Dear diary')).rejects.toThrow('not a backup')
  await expect(restoreBackup(panel.world.db, readBackup(join(folder, 'none')))).rejects.toThrow(
    'none can’t be read: the file or folder doesn’t exist.'
  )
  expect(await allRows(panel.world.db)).toEqual(before)
})
