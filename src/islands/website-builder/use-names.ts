import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SitePage } from '#contract/websites/site-content.ts'
import type { Line } from '#contract/websites/site-fields.ts'
import { websiteBlocksMessages } from '#messages/website-blocks.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilderSite } from './use-builder-site.ts'

/** A page's title, as the builder names it. */
export function usePageNames(): (page: Pick<SitePage, 'title'>) => string {
  const { untitled } = useMessages(websitePagesMessages).pages
  const { language } = useBuilderSite()
  return ({ title }) => lineIn(title, language) || untitled
}

/** A block's kind, and its first words where it has any. */
export function useBlockNames(): (block: SiteBlock) => { kind: string; words: string } {
  const { names } = useMessages(websiteBlocksMessages)
  const { language } = useBuilderSite()
  return (block) => ({
    kind: names[block.type],
    words: lineIn(block.type === 'hero' ? block.headline : block.title, language)
  })
}

/** A line in this language, or in the other one. */
export function lineIn(line: Line, language: SiteLanguage): string {
  return line[language].trim() || line.en.trim() || line.fr.trim()
}
