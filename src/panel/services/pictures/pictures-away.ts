import { messageFrom } from '#messages/language.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { Refused } from '../refused.ts'

const RETRY_SECONDS = 60

/** The bucket of pictures can't be reached; whatever needs it is worth a retry. */
export class PicturesAway extends Refused {
  constructor(cause?: unknown) {
    const text = messageFrom(sitePictureMessages, (t) => t.away)
    super(text, 503, { errors: { file: text }, retryAfter: RETRY_SECONDS })
    this.cause = cause
  }
}
