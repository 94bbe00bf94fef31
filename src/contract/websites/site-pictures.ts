import * as v from 'valibot'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { says } from '../schema-message.ts'
import { uploadedFile } from '../uploaded-file.ts'
import { Line, SitePicture } from './site-fields.ts'

/** Pictures of the agent's website. */

const sha256 = SitePicture.entries.sha256
const NOT_A_PICTURE = says(sitePictureMessages, (t) => t.notPicture)

/**
 * Uploads a picture, which is stored without its metadata in every width and format of site-media.ts.
 * The same file again is the same picture.
 */
export const addSitePicture = endpoint({
  access: 'private',
  answer: v.object({ ...done, picture: SitePicture }),
  input: v.object({
    file: uploadedFile(NOT_A_PICTURE),
    /** What it shows. */
    alt_en: Line.entries.en,
    alt_fr: Line.entries.fr
  }),
  method: 'POST',
  path: '/user/site/addPicture',
  repeat: 'safe',
  upload: true
})

export const StoredPicture = v.object({
  ...SitePicture.entries,
  /** Of the uploaded file. */
  bytes: v.number(),
  created: isoDate,
  /** Whether the draft, the published version or the history shows it; only unused pictures can be deleted. */
  is_used: v.boolean()
})
export type StoredPicture = v.InferOutput<typeof StoredPicture>

/** Every picture of the website, newest first. */
export const sitePictures = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(StoredPicture) }),
  input: Nothing,
  method: 'GET',
  path: '/user/site/pictures'
})

/** 409 while the draft, the published version or a version of the history shows it. */
export const deleteSitePicture = endpoint({
  access: 'private',
  answer: v.object(done),
  input: v.object({ sha256 }),
  method: 'POST',
  path: '/user/site/deletePicture',
  repeat: 'safe'
})

/** One picture from the panel's own origin, for the builder; `name` as `mediaName` writes it. */
export const sitePictureFile = endpoint({
  access: 'public',
  answer: v.blob(),
  input: v.object({ website_id: rowId(), name: v.pipe(v.string(), v.maxLength(100)) }),
  method: 'GET',
  path: '/general/sitePictures/:website_id/:name'
})
