import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { KNOWN_FACES } from '#panel/services/text/face-fonts.ts'
import { drawSharePicture } from '#panel/services/pictures/draw-share-picture.ts'
import { streetDrawing } from '#sites/drawings.ts'
import * as renderer from '#sites/server-entry.tsx'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { publishContent, startHosting } from '../../kit/hosting.ts'
import { pictureBlob } from '../../kit/pictures.ts'
import { siteContent } from '../../kit/site-content.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>
let other: typeof site
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  site = await hosting.newSite()
  other = await hosting.newSite({ city: 'Ottawa' })
})
afterAll(() => hosting.close())

async function pictureOf(path: string): Promise<string> {
  const { body } = await hosting.get(site.host, path)
  const url = /<meta content="([^"]+)" property="og:image"\/>/.exec(body)?.[1] ?? ''
  expect(new URL(url).host).toBe(site.host)
  return new URL(url).pathname
}

test('each page has a picture of its own, in each language, that others may keep for good', async () => {
  const paths = await Promise.all(['/', '/about', '/fr/about'].map(pictureOf))
  expect(new Set(paths).size).toBe(3)
  const drawn = []
  for (const path of paths) {
    const { status, headers } = await hosting.get(site.host, path)
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(headers['cache-control']).toContain('immutable')
    drawn.push(headers['etag'])
  }
  expect(new Set(drawn).size).toBe(3)
  expect(Number((await hosting.get(site.host, paths[0]!)).headers['content-length'])).toBeLessThan(
    200_000
  )
})

test('a change has another address, and an old address gets the picture of now, for no cache', async () => {
  const before = await pictureOf('/about')
  const { salesman_name } = siteContent()
  const { db } = hosting.panel.world
  const { body } = await hosting.panel.call(
    addSitePicture,
    { file: await pictureBlob('png', { width: 600, height: 800 }) },
    site
  )
  const salesman_image = { ...body.picture, alt: { en: salesman_name, fr: salesman_name } }
  await publishContent(db, site.website_id, { ...siteContent(), salesman_image })
  await expect.poll(() => pictureOf('/about')).not.toBe(before)
  const now = await hosting.get(site.host, await pictureOf('/about'))
  const old = await hosting.get(site.host, before)
  expect(old.headers['cache-control']).toBe('no-store')
  expect(old.headers['etag']).toBe(now.headers['etag'])
})

test('a picture of no page, of a hidden page, or of another language is not found', async () => {
  const path = await pictureOf('/about')
  for (const wrong of [
    path.replace('about', 'nowhere'),
    path.replace('/en-', '/de-'),
    path.replace('.jpg', '.png'),
    '/_site/share/en-../../x.00000000.jpg'
  ]) {
    expect((await hosting.get(site.host, wrong)).status).toBe(404)
  }
  const neighbours = await hosting.get(other.host, path)
  expect(neighbours.headers['cache-control']).toBe('no-store')
})

test('a drawn picture is 1200 by 630 and has its words, whatever their script', async () => {
  const { palettes, hour, scene, sky, typefaces } = TEMPLATES[0]!
  const [ground, ink, accent] = palettes[0].swatch
  const card = {
    ground,
    ink,
    accent,
    sky,
    photo: undefined,
    faces: typefaces[0].faces.split(', '),
    street: renderer.drawing(streetDrawing(hour, scene)) ?? '',
    brokerage: 'Lakeshore Realty Brokerage'
  }
  const draw = async (title: string) => {
    const { data, info } = await sharp(await drawSharePicture({ ...card, title, name: title }))
      .extract({ left: 72, top: 100, width: 1000, height: 180 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1000, 180])
    return data.filter((grey) => grey < 90).length
  }
  expect(await draw('🏠')).toBe(0)
  for (const title of ['Nguyễn Thị Minh', 'محمد الأحمد', 'שרה כהן', 'À propos de Zoé', '王小明']) {
    expect(await draw(title), title).toBeGreaterThan(1000)
  }
  const long = await drawSharePicture({ ...card, title: 'x'.repeat(5000), name: 'y'.repeat(5000) })
  expect(await sharp(long).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('every template’s faces have their files', () => {
  const named = TEMPLATES.flatMap(({ typefaces }) =>
    typefaces.flatMap((one) => one.faces.split(', '))
  )
  expect(KNOWN_FACES).toEqual(expect.arrayContaining([...new Set(named)]))
})
