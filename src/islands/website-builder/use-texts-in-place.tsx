import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { templateOf } from '#sites/templates/templates.ts'
import type { SiteView } from '#sites/view.ts'
import { useMessages } from '../kit/use-messages.ts'
import { textsOf } from './block-texts.ts'
import { TextInPlace } from './text-in-place.tsx'

/** Draws the plain texts of a page so that they can be edited where they are. */
export function useTextsInPlace(
  site: SiteContent,
  page: SitePage,
  language: SiteLanguage
): SiteView['editable'] {
  const t = useMessages(websiteBuilderMessages)
  const { fields } = useMessages(websiteFieldsMessages)
  const isFolded = templateOf(site.template_id).variants.questions === 'folded'
  // A duplicated block shares its lines with the original, and the paths within them.
  const texts = new Map(page.blocks.flatMap(textsOf).map((text) => [text.line, text]))
  return (line, text) => {
    const found = texts.get(line)
    // A folded question is a button, which can't hold a text box.
    if (!found || (isFolded && found.name === 'question')) return undefined
    const label = fields[found.name]
    return (
      <TextInPlace
        label={site.second_language === null ? label : t.inLanguage(label, t.languages[language])}
        language={language}
        page={page}
        path={found.path}
        text={text}
      />
    )
  }
}
