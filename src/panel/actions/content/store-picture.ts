import { messageFrom } from '#messages/language.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { EDITOR_PICTURE_BYTES_MAX } from '#rules/content/content-limits.ts'
import { storePicture } from '../../records/content/pictures.ts'
import { type PictureFile, readPicture } from '../../services/pictures/picture-file.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

const WRONG_PICTURE = messageFrom(contentValidation, (t) => t.wrongPicture)

/** Stores a picture under a name derived from its content. */
export async function storeEditorPicture(
  { clock, db }: World,
  agent_id: string,
  { alt, data }: { alt: string; data: string }
): Promise<PictureFile> {
  const bytes = Buffer.from(data, 'base64')
  const picture = bytes.length <= EDITOR_PICTURE_BYTES_MAX ? readPicture(bytes) : undefined
  if (!picture) throw new Refused(WRONG_PICTURE, 400, { errors: { data: WRONG_PICTURE } })
  const { name, type } = picture
  await storePicture(db, { name, type, bytes, alt, created: clock(), agent_id })
  return picture
}
