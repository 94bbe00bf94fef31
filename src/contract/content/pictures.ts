import * as v from 'valibot'
import { done, endpoint } from '../endpoint.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { EDITOR_PICTURE_BYTES_MAX, EXCERPT_MAX } from '#rules/content/content-limits.ts'
import { text } from '../fields.ts'
import * as labels from './labels.ts'
import { says } from '../schema-message.ts'

const WRONG_PICTURE = says(contentValidation, (t) => t.wrongPicture)
const ALT_REQUIRED = says(contentValidation, (t) => t.alt)

/** Uploads a picture. For editors only, like the calls in editor.ts. */
export const savePicture = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    /** Its path on the site: '/pictures/<hash>.webp'. The panel serves it at `pictureFile`. */
    path: v.string(),
    width: v.number(),
    height: v.number()
  }),
  input: v.object({
    /** Base64, without a data URL's prefix. */
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

/** A picture's bytes. Cacheable for good, since its name is a hash of them. */
export const pictureFile = endpoint({
  access: 'public',
  answer: v.blob(),
  input: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
  method: 'GET',
  path: '/general/pictures/:name'
})
