import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postOf } from '../kit/content-panel.ts'
import { beginSnapshot, postsIn, snapshotFiles } from '../kit/snapshot-folder.ts'

test('a compromised panel can’t write outside the folder through names of posts and pictures', async () => {
  const { content, folder, take } = await beginSnapshot(1)
  content.posts[0] = postOf(1, {
    post_description: '<img src="/pictures/../../evil.webp"><img src="/pictures/..%2fevil.webp">',
    post_main_image: '/pictures/.part-1.webp'
  })
  expect(await take()).toMatchObject({ state: 'changed', fetched: { bodies: 1, pictures: 0 } })
  for (const change of [
    { digest: '../../../evil' },
    { digest: 'x'.repeat(300) },
    { post_id: 1.5 }
  ]) {
    content.posts[0] = { ...postOf(1), ...change }
    expect(await take()).toMatchObject({ state: 'kept' })
  }
  expect(readdirSync(join(folder, '..'))).toEqual(['snapshot'])
})

test('a missing or refused picture is a warning; a response that is not an image keeps the previous snapshot', async () => {
  const { break: damage, content, take } = await beginSnapshot(1)
  content.posts[0] = postOf(1, { post_main_image: '/pictures/ab12.webp' })
  const { state, warnings } = await take()
  expect([state, warnings]).toEqual([
    'changed',
    ['Content references the picture /pictures/ab12.webp, which doesn’t exist.']
  ])
  damage(/pictures/, { status: 400 })
  expect((await take()).warnings).toHaveLength(1)
  content.pictures.set('ab12.webp', Buffer.from('a house'))
  damage(/pictures/, 'html')
  expect(await take()).toMatchObject({ state: 'kept' })
  expect(await take()).toMatchObject({ state: 'same', fetched: { pictures: 1 } })
})

test('a body that a killed run stored is reused with its pictures, a partial file never', async () => {
  const { break: damage, content, folder, take } = await beginSnapshot(1)
  await take()
  content.pictures.set('ab12.webp', Buffer.from('a house'))
  content.posts[0] = postOf(1, { post_description: '<img src="/pictures/ab12.webp">' })
  damage(/pictures/, { status: 500 })
  expect(await take()).toMatchObject({ state: 'kept' })
  writeFileSync(join(folder, 'bodies/.part-1'), 'half')
  expect(await take()).toMatchObject({ state: 'changed', fetched: { bodies: 0, pictures: 1 } })
  expect(Object.keys(snapshotFiles(folder))).not.toContain('bodies/.part-1')
})

test('a snapshot damaged on disk is replaced', async () => {
  const { break: damage, folder, take } = await beginSnapshot(2)
  await take()
  writeFileSync(join(folder, 'posts.json'), '[{')
  damage(/siteData/, { status: 500 })
  await expect(take()).rejects.toThrow('no previous content')
  expect(await take()).toMatchObject({ state: 'changed' })
  expect(postsIn(folder)).toHaveLength(2)
})
