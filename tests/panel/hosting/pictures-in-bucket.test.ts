import { expect, onTestFinished, test } from 'vitest'
import { keepFiles } from '#panel/actions/websites/keep-files.ts'
import { insertMedia, insertMediaFiles } from '#panel/records/websites/site-media.ts'
import { bucketFiles } from '#panel/services/pictures/bucket-files.ts'
import { startBucket } from '../../kit/bucket-server.ts'
import { startHosting } from '../../kit/hosting.ts'

test('a picture in the bucket is served by its own website’s host alone, and pages while the bucket is away', async () => {
  const hosting = await startHosting()
  onTestFinished(hosting.close)
  const { world } = hosting.panel
  const bucket = await startBucket()
  world.pictures = bucketFiles(bucket.settings, world.log)
  const { host: own, website_id } = await hosting.newSite()
  const { host: stranger } = await hosting.newSite({ city: 'Halifax' })
  const sha256 = 'b'.repeat(64)
  const bytes = Buffer.from('in the bucket')
  const files = [{ bytes, format: 'webp' as const, width: 160 }]
  const kept = await keepFiles(world, `websites/${website_id}`, files)
  const media = { website_id, sha256, width: 160, height: 90, bytes: 9, created: new Date() }
  await insertMedia(world.db, media)
  await insertMediaFiles(
    world.db,
    kept.map((file) => ({ website_id, sha256, ...file }))
  )
  const path = `/_site/media/${sha256}-160.webp`
  bucket.dieAfter(0)
  expect((await hosting.get(own, path)).status).toBe(503)
  expect((await hosting.get(own, '/about')).status).toBe(200)
  bucket.revive()
  const shown = await hosting.get(own, path)
  expect(shown).toMatchObject({ status: 200, body: 'in the bucket' })
  expect(shown.headers['cache-control']).toMatch(/immutable/)
  expect((await hosting.get(stranger, path)).status).toBe(404)
})
