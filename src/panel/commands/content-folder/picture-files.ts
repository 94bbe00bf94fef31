import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentPicture, wrongPicture } from '../../actions/content/content-pictures.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** What pictures show stands beside them, in one list. */
export const PICTURE_WORDS = 'pictures.json'

/** As the panel names them. */
const OURS = /^[0-9a-f]{32}\.\w+$/

/** Lays the named pictures down as the files they are; no others of the panel's stay among them. */
export async function writePictures(
  folder: string,
  names: readonly string[],
  fetch: (name: string) => Promise<ContentPicture | undefined>
): Promise<void> {
  const shelf = join(folder, 'pictures')
  const words: Pick<ContentPicture, 'alt' | 'name'>[] = []
  for (const name of names.toSorted()) {
    const picture = await fetch(name)
    if (!picture) continue
    mkdirSync(shelf, { recursive: true })
    writeFileSync(join(shelf, name), Buffer.from(picture.data, 'base64'))
    words.push({ name, alt: picture.alt })
  }
  const kept = new Set(words.map(({ name }) => name))
  for (const name of filesIn(shelf)) {
    if (OURS.test(name) && !kept.has(name)) rmSync(join(shelf, name))
  }
  if (words.length === 0) rmSync(join(folder, PICTURE_WORDS), { force: true })
  else writeFileSync(join(folder, PICTURE_WORDS), `${JSON.stringify(words, null, 2)}\n`)
}

/**
 * The pictures of a folder, each looked at, and read when it is asked for.
 * @throws StartRefused naming every file that is wrong
 */
export function readPictures(folder: string): (() => ContentPicture)[] {
  const shelf = join(folder, 'pictures')
  const names = filesIn(shelf)
  const wrong = names.flatMap((name) => {
    const problem = wrongPicture(name, readFileSync(join(shelf, name)))
    return problem === undefined ? [] : [`  pictures/${name}: ${problem}`]
  })
  const words = wordsIn(folder)
  for (const name of words.keys()) {
    if (!names.includes(name)) wrong.push(`  ${PICTURE_WORDS}: there is no pictures/${name}`)
  }
  if (wrong.length > 0) {
    throw new StartRefused(`This content is wrong, and nothing was changed:\n${wrong.join('\n')}`)
  }
  return names.map((name) => () => ({
    name,
    alt: words.get(name) ?? '',
    data: readFileSync(join(shelf, name), 'base64')
  }))
}

function filesIn(shelf: string): string[] {
  if (!existsSync(shelf)) return []
  return readdirSync(shelf).filter((name) => !name.startsWith('.'))
}

function wordsIn(folder: string): Map<string, string> {
  const file = join(folder, PICTURE_WORDS)
  if (!existsSync(file)) return new Map()
  try {
    const list = JSON.parse(readFileSync(file, 'utf8')) as { alt: unknown; name: unknown }[]
    return new Map(list.map(({ alt, name }) => [String(name), String(alt)]))
  } catch {
    throw new StartRefused(
      `${PICTURE_WORDS}: is no list of names with what they show. Nothing was changed.`
    )
  }
}
