import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'

/** Answered by the panel alone. */
const LEFT_OUT: readonly SiteBlock['type'][] = ['payment', 'search', 'transfer-tax']

/** The content as files can show it: what the panel would answer is left out, or says how to reach the agent. */
export function staticContent(content: SiteContent): SiteContent {
  const pages = content.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ type }) => !LEFT_OUT.includes(type)).map(staticBlock)
  }))
  return { ...content, pages }
}

/** The question what a home is worth becomes the ways to ask it. */
function staticBlock(block: SiteBlock): SiteBlock {
  if (block.type !== 'valuation') return block
  const { hidden, id, note, title } = block
  return { type: 'contact', hidden, id, note, title }
}
