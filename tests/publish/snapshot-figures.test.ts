import { expect, test } from 'vitest'
import { beginSnapshot, snapshotFiles } from '../kit/snapshot-folder.ts'

test('counted figures are part of the snapshot, and a panel that doesn’t count has none', async () => {
  const { content, folder, take } = await beginSnapshot(1)
  const figures = () => JSON.parse(snapshotFiles(folder)['site.json'] ?? '').figures
  content.figures = { websites: 16 }
  await take()
  expect(figures()).toEqual({ websites: 16 })
  content.hasBulk = false
  expect(await take()).toMatchObject({ state: 'changed' })
  expect(figures()).toEqual({})
})
