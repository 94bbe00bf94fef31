import type { MediaFormat } from '#rules/websites/site-media.ts'
import type { PictureProblem } from './check-picture.ts'

/** A picture of an agent's website, in every width and format, without metadata. */
export type ConvertedPicture = {
  sha256: string
  width: number
  height: number
  /** The dominant one, '#a1b2c3'. */
  colour: string
  files: { width: number; format: MediaFormat; bytes: Uint8Array }[]
}

export class UnusablePicture extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(`the picture can’t be used: ${problem}`)
    this.problem = problem
  }
}
