import type { FailedFile } from './render/render-thread.ts'

/** The next run would fail the same way: there is no point in trying again before something is changed. */
export class CannotPublish extends Error {}

const NAMED_MAX = 5

/** Pages that can't be made of the content as it is. */
export class PagesFailed extends CannotPublish {
  readonly pages: readonly FailedFile[]

  constructor(pages: readonly FailedFile[]) {
    const named = pages.slice(0, NAMED_MAX).map(({ file, reason }) => `${file}: ${reason}`)
    const more = pages.length > NAMED_MAX ? `, and ${pages.length - NAMED_MAX} more` : ''
    super(`These pages can’t be made: ${named.join('; ')}${more}`)
    this.pages = pages
  }
}
