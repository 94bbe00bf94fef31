import { alertsConsent } from '../alerts-consent.ts'
import { accountHref } from '../listings/account/account-links.ts'
import { listingsHref } from '../listings/listing-links.ts'
import type { SiteView } from '../view.ts'
import { STORED_WORDS } from '../words/stored-words.ts'

/** What the privacy page tells about alerts and the registration for sold homes, where the website has them. */
export function StoredOfVisitors({ view }: { view: SiteView }) {
  const { content, language } = view
  const hasAlerts =
    view.form && listingsHref(view) !== undefined && alertsConsent(content, language) !== undefined
  return (
    <>
      {hasAlerts && <Told kind="alerts" view={view} />}
      {accountHref(view) !== undefined && <Told kind="registration" view={view} />}
    </>
  )
}

function Told({ view, kind }: { view: SiteView; kind: 'alerts' | 'registration' }) {
  const { paragraphs, title } = STORED_WORDS[view.language][kind]
  return (
    <section
      aria-labelledby={`_${kind}`}
      className={`block text-block text-${view.template.variants.text}`}
    >
      <h2 id={`_${kind}`}>{title}</h2>
      <div className="rich">
        {paragraphs(view.name).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}
