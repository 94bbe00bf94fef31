import pLimit from 'p-limit'
import { pictureFile } from '#contract/content/pictures.ts'
import { type Ask, PanelFailed, readBytes } from './ask-panel.ts'
import { shelve, shelved } from './snapshot-folder.ts'

const PICTURE_BYTES_MAX = 10_000_000
const PICTURES_AT_ONCE = 4

/** A picture that the panel does not have is missing on a page; all others are published. */
export async function readPictures(
  ask: Ask,
  folder: string,
  names: readonly string[]
): Promise<{ got: string[]; warnings: string[] }> {
  const there = shelved(folder, 'pictures')
  const missing = [...new Set(names)].filter((name) => !there.has(name))
  const warnings: string[] = []
  const got: string[] = []
  await pLimit(PICTURES_AT_ONCE).map(missing, async (name) => {
    const path = pictureFile.path.replace(':name', name)
    const answer = await ask(path)
    const bytes = await readBytes(answer, path, PICTURE_BYTES_MAX)
    // A name that the panel refuses is as gone as one that it does not have; only being asked too often will pass.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      warnings.push(`Content names the picture /pictures/${name}, which the panel does not have.`)
      return
    }
    if (!answer.ok) throw new PanelFailed(`${path} was refused with ${answer.status}.`)
    if (bytes.length === 0 || !answer.headers.get('content-type')?.startsWith('image/')) {
      throw new PanelFailed(`${path} is not a picture.`)
    }
    shelve(folder, 'pictures', name, bytes)
    got.push(name)
  })
  return { got, warnings }
}
