import { layOutText } from '../text/lay-out-text.ts'
import { openFaceFonts } from '../text/face-fonts.ts'
import type { TextFont } from '../text/open-font.ts'

/** What is drawn; `photo` and `street` are the files themselves. */
export type ShareDrawing = {
  title: string
  name: string
  brokerage: string
  faces: readonly string[]
  ground: string
  ink: string
  accent: string
  sky: string
  photo: Uint8Array | undefined
  street: string
}

const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 72
const PHOTO_WIDTH = 456
const STREET_HEIGHT = 236
const TITLE_SIZES = [88, 76, 64, 54, 46] as const
const LINE = 1.12
/** Characters of a name or title that any picture has room for. */
const TEXT_MAX = 160

/** The picture that a shared link shows, 1200 by 630, as JPEG. Its words are outlines, whatever fonts a machine has. */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const { accent, brokerage, faces, ground, ink, name, photo, sky, street, title } = drawing
  const [display = '', body = display] = faces
  const width = WIDTH - 2 * MARGIN - (photo ? PHOTO_WIDTH - MARGIN / 3 : 0)
  const foot = photo ? HEIGHT - MARGIN : HEIGHT - STREET_HEIGHT - 40
  const agent = await block(name, body, { width, sizes: [32, 26], linesMax: 1 })
  const firm = await block(brokerage, body, { width, sizes: [26, 22], linesMax: 1 })
  const room = foot - agent.height - firm.height - 28 - (MARGIN + 34)
  const head = await block(title, display, { width, sizes: TITLE_SIZES, linesMax: 4, room })
  const words = [
    `<rect x="${MARGIN}" y="${MARGIN}" width="72" height="8" fill="${accent}"/>`,
    at(MARGIN, MARGIN + 34, ink, head.svg),
    at(MARGIN, foot - firm.height - agent.height - 6, ink, agent.svg),
    at(MARGIN, foot - firm.height, ink, firm.svg)
  ]
  const layers = photo
    ? [{ input: await photoLayer(photo), left: WIDTH - PHOTO_WIDTH, top: 0 }]
    : [{ input: await streetLayer(street, sky), left: 0, top: HEIGHT - STREET_HEIGHT }]
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } })
    .composite([...layers, { input: svg(words.join('')), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

  async function photoLayer(file: Uint8Array): Promise<Buffer> {
    return sharp(file)
      .resize({ width: PHOTO_WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
      .removeAlpha()
      .png()
      .toBuffer()
  }

  async function streetLayer(file: string, background: string): Promise<Buffer> {
    return sharp(Buffer.from(file), { density: 96 })
      .resize({ width: WIDTH, height: STREET_HEIGHT, fit: 'cover', position: 'entropy' })
      .flatten({ background })
      .png()
      .toBuffer()
  }
}

/** Lines of text from the top left, in the largest size that fits. */
async function block(
  text: string,
  face: string,
  {
    linesMax,
    room = Infinity,
    sizes,
    width
  }: { width: number; sizes: readonly number[]; linesMax: number; room?: number }
): Promise<{ svg: string; height: number }> {
  // No font of ours has emoji.
  const shown = text
    .replaceAll(/\p{Extended_Pictographic}/gu, '')
    .trim()
    .slice(0, TEXT_MAX)
  const fonts = await openFaceFonts(face, `${shown}…`)
  const tries = sizes.map((size) => ({ size, lines: linesOf(shown, fonts, width / size) }))
  const fits = tries.find(
    ({ lines, size }) => lines.length <= linesMax && lines.length * size * LINE <= room
  )
  const { lines, size } = fits ?? cut(tries.at(-1)!, { linesMax, room })
  return {
    svg: lines.map((line, row) => draw(line, row, size)).join(''),
    height: lines.length * size * LINE
  }
}

type Lines = ReturnType<typeof layOutText<TextFont>>

function linesOf(text: string, fonts: readonly TextFont[], ems: number): Lines {
  const measure = ({ font, text: run }: { font: TextFont; text: string }) =>
    font.outline(run).advance
  return layOutText(text, fonts, { measure, width: ems })
}

function cut(
  { lines, size }: { lines: Lines; size: number },
  { linesMax, room }: { linesMax: number; room: number }
) {
  const most = Math.max(1, Math.min(linesMax, Math.floor(room / (size * LINE))))
  return { lines: lines.slice(0, most), size }
}

function draw(line: Lines[number], row: number, size: number): string {
  let x = 0
  const runs = line.map(({ font, text }) => {
    const { advance, paths } = font.outline(text)
    const run = `<g transform="translate(${x} 0)">${paths}</g>`
    x += advance
    return run
  })
  return `<g transform="translate(0 ${(row * LINE + 0.92) * size}) scale(${size})">${runs.join('')}</g>`
}

function at(x: number, y: number, fill: string, content: string): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${content}</g>`
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`
  )
}
