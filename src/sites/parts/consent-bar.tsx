import { pageHref, pageOf, said, type SiteView } from '../view.ts'
import { CONSENT_WORDS } from '../words/service-words.ts'

/** Asks before visits are counted. Without script it stays hidden, and nothing is counted. */
export function ConsentBar({ view }: { view: SiteView }) {
  const { services, words } = view
  if (services?.measurementId === undefined) return null
  const { accept, decline, label, text } = CONSENT_WORDS[view.language]
  const privacy = pageOf(view, 'privacy')
  return (
    <aside
      aria-label={label}
      className="consent-bar"
      data-measurement={services.measurementId}
      hidden
      tabIndex={-1}
    >
      <p>
        {text(view.name)}{' '}
        {privacy && (
          <a href={pageHref(view, privacy)}>
            {said(view, privacy.title)?.text ?? words.pages.privacy}
          </a>
        )}
      </p>
      <div className="consent-choices">
        <button data-choice="no" type="button">
          {decline}
        </button>
        <button data-choice="yes" type="button">
          {accept}
        </button>
      </div>
    </aside>
  )
}
