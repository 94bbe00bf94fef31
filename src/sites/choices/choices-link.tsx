import { choicesPath } from '#rules/privacy/choices-path.ts'
import type { SiteView } from '../view.ts'
import { CHOICES_WORDS } from '../words/choices-words.ts'

/** Leads from the privacy page to a visitor's own choices. No file has that page. */
export function ChoicesLink({ view }: { view: SiteView }) {
  if (view.isStatic) return null
  const { link } = CHOICES_WORDS[view.language]
  return (
    <section
      aria-labelledby="_choices"
      className={`block text-block text-${view.template.variants.text}`}
    >
      <h2 id="_choices">{link.title}</h2>
      <div className="rich">
        <p>
          <a href={choicesPath(view.language, view.content.language)}>{link.text}</a>
        </p>
      </div>
    </section>
  )
}
