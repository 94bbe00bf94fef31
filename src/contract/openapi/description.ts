/** What a call does, and the refusals that it has besides those of every call of its kind. */
export type Description = {
  summary: string
  refusals?: readonly number[]
  /** The media types of a file. */
  files?: readonly string[]
}
