import * as v from 'valibot'
import { done, endpoint } from '../endpoint.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { EDITOR_PICTURE_BYTES_MAX, EXCERPT_MAX } from '#rules/content/content-limits.ts'
import { text } from '../fields.ts'
import * as labels from './labels.ts'
import { says } from '../schema-message.ts'

const WRONG_PICTURE = says(contentValidation, (t) => t.wrongPicture)
const ALT_REQUIRED = says(contentValidation, (t) => t.alt)

/** Keeps a picture for posts. Editors only, like the calls of editor.ts. */
export const savePicture = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    /** As content names it: '/pictures/<hash>.webp'. The panel itself has it at `pictureFile`. */
    path: v.string(),
    width: v.number(),
    height: v.number()
  }),
  input: v.object({
    /** Base64, without a data URL's beginning. */
    data: v.pipe(
      v.string(WRONG_PICTURE),
      v.maxLength(Math.ceil(EDITOR_PICTURE_BYTES_MAX / 3) * 4, WRONG_PICTURE),
      v.regex(/^[A-Za-z0-9+/]+=*$/, WRONG_PICTURE)
    ),
    alt: text(labels.alt, { max: EXCERPT_MAX, required: ALT_REQUIRED })
  }),
  method: 'POST',
  path: '/editor/pictures',
  repeat: 'safe'
})

/** The bytes; a name is made of what it names, so it may be kept for ever. */
export const pictureFile = endpoint({
  access: 'public',
  answer: v.blob(),
  input: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
  method: 'GET',
  path: '/general/pictures/:name'
})
