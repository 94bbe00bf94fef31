import { googleMapHref } from '../listings/listing-links.ts'
import type { SiteView } from '../view.ts'
import { CREA_WORDS, SERVICE_WORDS } from '../words/service-words.ts'
import { ConsentOpener } from './consent-opener.tsx'

const PRIVACY = 'https://policies.google.com/privacy'
const CREA_PRIVACY = 'https://www.crea.ca/privacy/'
const TERMS = 'https://policies.google.com/terms'

/** What the privacy page tells about services that receive something: Google's, and CREA's statistics. */
export function ServicesInUse({ view }: { view: SiteView }) {
  return (
    <>
      <GoogleServices view={view} />
      <ReportedToCrea view={view} />
    </>
  )
}

function ReportedToCrea({ view }: { view: SiteView }) {
  const { language, services } = view
  const reported = services?.reportedToCrea ?? []
  if (reported.length === 0) return null
  const words = CREA_WORDS[language]
  return (
    <section
      aria-labelledby="_crea"
      className={`block text-block text-${view.template.variants.text}`}
    >
      <h2 id="_crea">{words.title}</h2>
      <div className="rich">
        <p>{words.events}</p>
        <ul>
          {reported.map((event) => (
            <li key={event}>{words[event]}</li>
          ))}
        </ul>
        <p>{words.sent}</p>
        <p>
          <a href={CREA_PRIVACY}>{words.privacy}</a>
        </p>
      </div>
    </section>
  )
}

function GoogleServices({ view }: { view: SiteView }) {
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
