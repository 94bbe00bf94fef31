import type * as v from 'valibot'
import type { SiteContent } from '#contract/websites/site-content.ts'
import type { Refused } from './builder.ts'

type Issue = Pick<v.BaseIssue<unknown>, 'message' | 'path'>

/** What can't be saved first, and the page and block where it is. */
export function refusalOf([first]: readonly Issue[], site: SiteContent): Refused {
  const keys = first?.path?.map(({ key }) => key) ?? []
  const page = keys[0] === 'pages' ? site.pages[Number(keys[1])] : undefined
  const block = keys[2] === 'blocks' ? page?.blocks[Number(keys[3])] : undefined
  return {
    message: first?.message ?? '',
    ...(page && { page_id: page.id }),
    ...(block && { block_id: block.id })
  }
}
