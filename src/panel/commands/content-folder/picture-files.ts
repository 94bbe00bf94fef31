import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentPicture, wrongPicture } from '../../actions/content/content-pictures.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** Lists the pictures' alternative texts. */
export const PICTURE_TEXTS = 'pictures.json'

/** The panel's naming scheme. */
const PANEL_PICTURE = /^[0-9a-f]{32}\.\w+$/

/** Writes the named pictures as files, and removes the panel's other pictures from the folder. */
export async function writePictures(
  folder: string,
  names: readonly string[],
  fetch: (name: string) => Promise<ContentPicture | undefined>
): Promise<void> {
  const pictureFolder = join(folder, 'pictures')
  const texts: Pick<ContentPicture, 'alt' | 'name'>[] = []
  for (const name of names.toSorted()) {
    const picture = await fetch(name)
    if (!picture) continue
    mkdirSync(pictureFolder, { recursive: true })
    writeFileSync(join(pictureFolder, name), Buffer.from(picture.data, 'base64'))
    texts.push({ name, alt: picture.alt })
  }
  const kept = new Set(texts.map(({ name }) => name))
  for (const name of filesIn(pictureFolder)) {
    if (PANEL_PICTURE.test(name) && !kept.has(name)) rmSync(join(pictureFolder, name))
  }
  if (texts.length === 0) rmSync(join(folder, PICTURE_TEXTS), { force: true })
  else writeFileSync(join(folder, PICTURE_TEXTS), `${JSON.stringify(texts, null, 2)}\n`)
}

/**
 * Validates a folder's pictures, and returns functions that read them.
 * @throws StartRefused naming every invalid file
 */
export function readPictures(folder: string): (() => ContentPicture)[] {
  const pictureFolder = join(folder, 'pictures')
  const names = filesIn(pictureFolder)
  const wrong = names.flatMap((name) => {
    const problem = wrongPicture(name, readFileSync(join(pictureFolder, name)))
    return problem === undefined ? [] : [`  pictures/${name}: ${problem}`]
  })
  const texts = textsIn(folder)
  for (const name of texts.keys()) {
    if (!names.includes(name)) wrong.push(`  ${PICTURE_TEXTS}: pictures/${name} is missing`)
  }
  if (wrong.length > 0) {
    throw new StartRefused(`This content is invalid, and nothing was changed:\n${wrong.join('\n')}`)
  }
  return names.map((name) => () => ({
    name,
    alt: texts.get(name) ?? '',
    data: readFileSync(join(pictureFolder, name), 'base64')
  }))
}

function filesIn(pictureFolder: string): string[] {
  if (!existsSync(pictureFolder)) return []
  return readdirSync(pictureFolder).filter((name) => !name.startsWith('.'))
}

function textsIn(folder: string): Map<string, string> {
  const file = join(folder, PICTURE_TEXTS)
  if (!existsSync(file)) return new Map()
  try {
    const list = JSON.parse(readFileSync(file, 'utf8')) as { alt: unknown; name: unknown }[]
    return new Map(list.map(({ alt, name }) => [String(name), String(alt)]))
  } catch {
    throw new StartRefused(
      `${PICTURE_TEXTS}: must be a list of names with alternative texts. Nothing was changed.`
    )
  }
}
