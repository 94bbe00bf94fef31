// Draws what a shared link shows of a website without photographs: the template's street under its own sky.
// Needs a running Maplekey, for the drawings: node scripts/share-pictures.ts [http://localhost:4321] [template …]
import { join } from 'node:path'
import sharp from 'sharp'
import { DEMO_DRAWINGS, streetDrawing } from '#sites/drawings.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'

const [width, height] = [1200, 630]

/** Hours whose street is about as high as it is wide: shown from the middle. */
const SQUARE = ['autumn', 'morning', 'noon']

const [origin = 'http://localhost:4321', ...wanted] = process.argv.slice(2)

for (const { name, hour, scene, sky } of TEMPLATES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const answer = await fetch(`${origin}${DEMO_DRAWINGS}/${streetDrawing(hour, scene)}`)
  if (!answer.ok) throw new Error(`The street of ${name} answered ${answer.status}.`)
  const street = sharp(Buffer.from(await answer.text()), { density: 144 })
  const drawn = await street
    .resize({
      width,
      height: SQUARE.includes(hour) ? height : undefined,
      fit: 'cover'
    })
    .toBuffer({ resolveWithObject: true })
  const top = Math.max(0, drawn.info.height - height)
  const shown = await sharp(drawn.data)
    .extract({ left: 0, top, width, height: drawn.info.height - top })
    .toBuffer()
  const picture = sharp({ create: { width, height, channels: 3, background: sky } }).composite([
    { input: shown, gravity: 'south' }
  ])
  const file = join(import.meta.dirname, `../src/sites/templates/${name}/share.png`)
  const { size } = await picture.png({ palette: true, colours: 64 }).toFile(file)
  console.log(`${file} ${(size / 1000).toFixed(1)} kB`)
}
