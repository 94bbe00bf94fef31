import * as v from 'valibot'
import * as labels from '#contract/content/labels.ts'
import { line, optionalLine } from '#contract/content/text-fields.ts'
import { EDITOR_PICTURE_BYTES_MAX, EXCERPT_MAX } from '#rules/content/content-limits.ts'
import { storePicture, pictureByName } from '../../records/content/pictures.ts'
import { readPicture } from '../../services/pictures/picture-file.ts'
import { StartRefused } from '../../config/start-refused.ts'
import type { Db, World } from '../../services/world.ts'

/** An uploaded picture that content names, in an export or an import; `data` is Base64. */
export const ContentPicture = v.strictObject({
  name: line(labels.file_name),
  /** Describes the picture for people who can't see it. */
  alt: optionalLine(labels.alt, EXCERPT_MAX),
  data: v.string('must be text')
})
export type ContentPicture = v.InferOutput<typeof ContentPicture>

/** What is wrong with a picture's bytes; imports follow the editor's rules. */
export function wrongPicture(name: string, bytes: Uint8Array): string | undefined {
  const picture = bytes.length <= EDITOR_PICTURE_BYTES_MAX ? readPicture(bytes) : undefined
  if (!picture) return 'must be a JPEG, PNG or WebP picture of at most 600 KB'
  return picture.name === name
    ? undefined
    : `doesn’t match its name; its content makes it ${picture.name}`
}

/** Undefined if the panel no longer has the picture. */
export async function exportPicture(db: Db, name: string): Promise<ContentPicture | undefined> {
  const found = await pictureByName(db, name)
  if (!found) return undefined
  return { name, alt: found.alt, data: Buffer.from(found.bytes).toString('base64') }
}

/** Adds the picture without replacing others, as old versions may name them. */
export async function importPicture(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  { alt, data, name }: ContentPicture
): Promise<void> {
  const bytes = Buffer.from(data, 'base64')
  const wrong = wrongPicture(name, bytes)
  const picture = readPicture(bytes)
  if (wrong !== undefined || !picture) throw new StartRefused(`pictures/${name}: ${wrong}.`)
  await storePicture(db, { name, type: picture.type, bytes, alt, created: clock(), agent_id: null })
}
