import * as v from 'valibot'
import { StartRefused } from '../../config/start-refused.ts'
import { type ContentFile, readJson, requireContent } from './content-file.ts'
import { ContentPicture, wrongPicture } from './content-pictures.ts'

/** Base64 characters of pictures that fit into one file. */
const PICTURES_MAX = 300_000_000

/** All content and pictures as one file. @throws StartRefused if the pictures don't fit. */
export async function singleFile(
  content: ContentFile,
  names: readonly string[],
  fetch: (name: string) => Promise<ContentPicture | undefined>
): Promise<string> {
  const pictures: ContentPicture[] = []
  let length = 0
  for (const name of names.toSorted()) {
    const picture = await fetch(name)
    length += picture?.data.length ?? 0
    if (length > PICTURES_MAX) {
      throw new StartRefused('There are too many pictures for one file. Use a folder instead.')
    }
    if (picture) pictures.push(picture)
  }
  const all = { ...content, ...(pictures.length > 0 && { pictures }) }
  return `${JSON.stringify(all, null, 2)}\n`
}

/** @throws StartRefused saying what is wrong. */
export function readSingleFile(text: string): {
  content: ContentFile
  pictures: (() => ContentPicture)[]
} {
  const json = readJson(text)
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  const { pictures: listed = [], ...rest } = (isObject ? json : {}) as { pictures?: unknown }
  const content = requireContent(isObject ? rest : json)
  const read = v.safeParse(v.array(ContentPicture), listed)
  if (!read.success) {
    throw new StartRefused('pictures: must be a list of pictures. Nothing was changed.')
  }
  for (const { data, name } of read.output) {
    const wrong = wrongPicture(name, Buffer.from(data, 'base64'))
    if (wrong !== undefined) {
      throw new StartRefused(`pictures/${name}: ${wrong}. Nothing was changed.`)
    }
  }
  return { content, pictures: read.output.map((picture) => () => picture) }
}
