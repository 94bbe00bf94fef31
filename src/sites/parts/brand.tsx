import type { FilledSite } from '../filled-site.ts'

/** The site's own name, with the agent's logo before it when there is one. */
export function Brand({ site }: { site: FilledSite }) {
  return (
    <a className="brand" href="#top">
      {site.logo ? (
        <img src={site.logo} alt="" />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="brand-house" d="M16 2L29 13V30H3V13Z" />
          <path className="brand-door" d="M12 30V20a4 4 0 0 1 8 0V30Z" />
        </svg>
      )}
      <span>{site.websiteName}</span>
    </a>
  )
}

/** The first stop of the Tab key: past the header, to what people came for. */
export function SkipLink({ site }: { site: FilledSite }) {
  return (
    <a className="skip" href="#homes">
      {site.words.skip}
    </a>
  )
}

export function SiteNav({ site }: { site: FilledSite }) {
  const { words } = site
  return (
    <nav className="site-nav" aria-label={words.menu}>
      <a href="#homes">{words.homes}</a>
      {site.areas.length > 0 && <a href="#areas">{words.areas}</a>}
      <a href="#about">{words.about}</a>
      <a href="#contact">{words.contact}</a>
    </nav>
  )
}

export function Greeting({ site }: { site: FilledSite }) {
  const { greeting, place } = site
  if (greeting) {
    return (
      <p className="greeting">
        <span lang={greeting.lang}>{greeting.words}</span>
        {place !== '' && <span className="greeting-place">{place}</span>}
      </p>
    )
  }
  return place === '' ? null : (
    <p className="greeting">
      <span className="greeting-place">{place}</span>
    </p>
  )
}
