import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readContent } from '#panel/actions/content/content-file.ts'
import { importPicture } from '#panel/actions/content/content-pictures.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { readSingleFile, singleFile } from '#panel/actions/content/single-file.ts'
import { readPictures } from '#panel/commands/content-folder/picture-files.ts'
import { runContent } from '#panel/commands/run-content.ts'
import { openAdminSocket } from '#panel/admin/admin-socket.ts'
import { readPicture } from '#panel/services/pictures/picture-file.ts'
import { allRows } from '../../kit/all-rows.ts'
import { resetContent, PNG } from '../../kit/editor.ts'
import { startPanel } from '../../kit/panel.ts'
import { testSettings } from '../../kit/test-settings.ts'
import { tree } from '../../kit/tree.ts'

const SHOWN = picture(PNG)
const UNNAMED = picture(
  Buffer.from(`${Buffer.from(PNG, 'base64').toString('latin1')}\0`, 'latin1').toString('base64')
)

function picture(data: string) {
  const { name = '' } = readPicture(Buffer.from(data, 'base64')) ?? {}
  return { name, alt: 'A door in the rain', data }
}

test('uploaded pictures that content names go out with it and come back to the byte, as a folder and as one file', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const dataDir = mkdtempSync(join(tmpdir(), 'maplekey-pictures-'))
  const panel = await startPanel()
  const { world } = panel
  const restoreContent = await resetContent(panel)
  const settings = { ...testSettings, dataDir, logLevel: 'silent' }
  const door = openAdminSocket({ ...world, settings })
  onTestFinished(async () => {
    door.close()
    vi.restoreAllMocks()
    await restoreContent()
    await world.db.deleteFrom('pictures').execute()
    await panel.close()
    rmSync(dataDir, { recursive: true })
  })
  for (const one of [SHOWN, UNNAMED]) await importPicture(world, one)
  const content = readContent(await exportContent(world.db))
  const [first, ...others] = content.posts ?? []
  const post_description = `<p>Look: <img src="/pictures/${SHOWN.name}" alt="A door"></p>`
  await importContent(world, { ...content, posts: [{ ...first!, post_description }, ...others] })

  const [folder, file] = [join(dataDir, 'content'), join(dataDir, 'content.json')]
  await runContent(settings, ['export', folder])
  await runContent(settings, ['export', file])
  const part = join(folder, 'coupons.json')
  await expect(runContent(settings, ['import', part])).rejects.toThrow(
    `${part} is one file of an exported folder. Import the folder instead: npm run content -- import ${folder}`
  )
  expect(globSync('pictures/*', { cwd: folder })).toEqual([`pictures/${SHOWN.name}`])
  expect(readFileSync(join(folder, 'pictures', SHOWN.name), 'base64')).toBe(PNG)
  expect(JSON.parse(readFileSync(file, 'utf8')).pictures).toEqual([SHOWN])

  await world.db.deleteFrom('pictures').where('name', '=', UNNAMED.name).execute()
  /** What runs it asks for depends on what is queued already. */
  const rows = async () => ({ ...(await allRows(world.db)), publish_runs: [] })
  const before = await rows()
  for (const place of [folder, file]) {
    await world.db.deleteFrom('pictures').execute()
    await runContent(settings, ['import', place])
    expect(await rows()).toEqual(before)
  }

  await importContent(world, content)
  await runContent(settings, ['export', folder, '--replace'])
  expect(globSync('pictures*/*', { cwd: folder })).toEqual([])
  expect(globSync('pictures.json', { cwd: folder })).toEqual([])
})

test.each([
  ['a.png', Buffer.from(PNG, 'base64'), `its content makes it ${SHOWN.name}`],
  [SHOWN.name, Buffer.from('<svg onload="x()"/>'), 'must be a JPEG, PNG or WebP picture'],
  [SHOWN.name, Buffer.from(PNG, 'base64').subarray(0, 20), 'must be a JPEG, PNG or WebP picture'],
  [
    SHOWN.name,
    Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(600_000)]),
    'picture of at most 600 KB'
  ]
])('a picture file %s is refused where it is not what it should be', async (name, bytes, words) => {
  const folder = tree({ 'pictures/.keep': '' })
  writeFileSync(join(folder, 'pictures', name), bytes)
  expect(() => readPictures(folder)).toThrow(`  pictures/${name}: `)
  expect(() => readPictures(folder)).toThrow(words)

  const one = { name, alt: '', data: bytes.toString('base64') }
  const text = await singleFile({ maplekey: 'content' }, [name], async () => one)
  expect(() => readSingleFile(text)).toThrow(words)
  const panel = await startPanel()
  await expect(importPicture(panel.world, one)).rejects.toThrow(words)
  await panel.close()
})

test('a truncated picture is refused even if the rest of it follows in memory', () => {
  const whole = Buffer.from(PNG, 'base64')
  expect(readPicture(whole)).toBeDefined()
  expect(readPicture(whole.subarray(0, 20))).toBeUndefined()
})

test('alt texts for a missing picture and an invalid list of pictures are refused', () => {
  const lost = tree({ 'pictures.json': '[{"name":"a.png","alt":"A"}]' })
  expect(() => readPictures(lost)).toThrow('pictures.json: pictures/a.png is missing')
  expect(() => readPictures(tree({ 'pictures.json': '7' }))).toThrow('must be a list of names')
  expect(() => readSingleFile('{"maplekey":"content","pictures":[{}]}')).toThrow(
    'pictures: must be a list of pictures.'
  )
})
