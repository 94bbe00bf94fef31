import * as v from 'valibot'

/** A file that a browser sends; the panel has its bytes, as a Blob would copy them several times. */
type UploadedFile = Blob | Uint8Array<ArrayBuffer>

/** The body of an upload; an empty one is refused with the message. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadedFile(empty: v.ErrorMessage<v.CheckIssue<UploadedFile>>) {
  return v.pipe(
    v.custom<UploadedFile>((file) => file instanceof Blob || file instanceof Uint8Array),
    v.check((file) => (file instanceof Blob ? file.size : file.byteLength) > 0, empty)
  )
}
