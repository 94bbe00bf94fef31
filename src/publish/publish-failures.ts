import type { FailedFile } from './render/render-thread.ts'

/** A permanent failure: a retry can't succeed before the code or the content changes. */
export class CannotPublish extends Error {}

const NAMED_MAX = 5

export class PagesFailed extends CannotPublish {
  readonly pages: readonly FailedFile[]

  constructor(pages: readonly FailedFile[]) {
    const listed = pages.slice(0, NAMED_MAX).map(({ file, reason }) => `${file}: ${reason}`)
    const more = pages.length > NAMED_MAX ? `, and ${pages.length - NAMED_MAX} more` : ''
    super(`These pages can’t be rendered: ${listed.join('; ')}${more}`)
    this.pages = pages
  }
}
