// Photographs every sample website of a running Maplekey into public/screenshots: a webp below 40 kB for everybody, and
// avifs of two widths, half as heavy, for browsers that read them (src/sections/designs/screenshot.astro).
// node scripts/screenshots.ts [http://localhost:4321] [slug …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'

const VIEW = { width: 1200, height: 900 }
const WIDTH = 800
const AVIF_WIDTHS = [480, 800]
const BYTES_MAX = 40_000
const FOLDER = join(import.meta.dirname, '../public/screenshots')
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

const [origin = 'http://localhost:4321', ...wanted] = process.argv.slice(2)
const agents = DEMO_AGENTS.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ARGUMENTS
})
try {
  const page = await browser.newPage({ viewport: VIEW })
  for (const { slug } of agents) {
    const answer = await page.goto(`${origin}/demo/${slug}`)
    if (!answer?.ok())
      throw new Error(`${origin}/demo/${slug} answered ${answer?.status() ?? 'nothing'}`)
    // Without our banner above the site, and with its fonts loaded.
    await page.evaluate(() => document.querySelector('.sample-strip')?.remove())
    await page.evaluate(async () => void (await document.fonts.ready))
    const png = await page.screenshot()
    keep(`${slug}.webp`, await smallEnough(png))
    for (const width of AVIF_WIDTHS) {
      const avif = sharp(png).resize({ width }).avif({ quality: 52, effort: 6 })
      keep(`${slug}-${width}.avif`, await avif.toBuffer())
    }
  }
} finally {
  await browser.close()
}

function keep(name: string, picture: Buffer): void {
  writeFileSync(join(FOLDER, name), picture)
  console.log(`${name} ${(picture.length / 1000).toFixed(1)} kB`)
}

/** The best quality that keeps a picture within its budget. */
async function smallEnough(png: Buffer): Promise<Buffer> {
  for (let quality = 86; quality >= 40; quality -= 6) {
    const webp = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < BYTES_MAX) return webp
  }
  throw new Error('A screenshot does not fit into 40 kB.')
}
