import { googleMapHref } from '../listings/listing-links.ts'
import type { SiteView } from '../view.ts'
import { SERVICE_WORDS } from '../words/service-words.ts'
import { ConsentOpener } from './consent-opener.tsx'

const PRIVACY = 'https://policies.google.com/privacy'
const TERMS = 'https://policies.google.com/terms'

/** What the privacy page tells about the services that the agent's keys turn on. */
export function ServicesInUse({ view }: { view: SiteView }) {
  const { language, services } = view
  const { analytics, maps, privacy, recaptcha, terms, title } = SERVICE_WORDS[language]
  const hasAnalytics = services?.measurementId !== undefined
  const hasRecaptcha = services?.recaptchaKey !== undefined
  const hasMaps = googleMapHref(view) !== undefined
  if (!hasAnalytics && !hasMaps && !hasRecaptcha) return null
  return (
    <section
      aria-labelledby="_services"
      className={`block text-block text-${view.template.variants.text}`}
    >
      <h2 id="_services">{title}</h2>
      <div className="rich">
        {hasRecaptcha && <p>{recaptcha}</p>}
        {hasAnalytics && <p>{analytics}</p>}
        {hasMaps && <p>{maps}</p>}
        <p>
          <a href={PRIVACY}>{privacy}</a>
          {' · '}
          <a href={TERMS}>{terms}</a>
        </p>
        <p>
          <ConsentOpener view={view} />
        </p>
      </div>
    </section>
  )
}
