import pLimit from 'p-limit'
import { pictureFile } from '#contract/pictures.ts'
import { type Ask, PanelFailed, readBytes } from './ask-panel.ts'
import { shelve, shelved } from './snapshot-folder.ts'

const PICTURE_BYTES_MAX = 10_000_000
const PICTURES_AT_ONCE = 4

/** A picture the panel has no more is missing on a page; that is no reason to hold back all the others. */
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
    if (answer.status === 404) {
      warnings.push(
        `The picture /pictures/${name} is named by content, and the panel has it no more.`
      )
      return
    }
    if (!answer.ok) throw new PanelFailed(`${path} was refused with ${answer.status}.`)
    if (bytes.length === 0 || !answer.headers.get('content-type')?.startsWith('image/')) {
      throw new PanelFailed(`${path} is no picture.`)
    }
    shelve(folder, 'pictures', name, bytes)
    got.push(name)
  })
  return { got, warnings }
}
