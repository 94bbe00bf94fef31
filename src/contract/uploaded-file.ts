import * as v from 'valibot'

/**
 * A file as the panel received it. Its bytes stay in the pieces they came in: joining or hashing a
 * photograph of 14 MB at once keeps the process from answering for 50 ms.
 */
export type ReceivedFile = { chunks: readonly Uint8Array[]; size: number; sha256: string }

/** A file that a browser sends. */
export type UploadedFile = Blob | ReceivedFile

/** The body of an upload; an empty one is refused with the message. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadedFile(empty: v.ErrorMessage<v.CheckIssue<UploadedFile>>) {
  return v.pipe(
    v.custom<UploadedFile>((file) => file instanceof Object && 'size' in file),
    v.check((file) => file.size > 0, empty)
  )
}
