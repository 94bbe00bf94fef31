import { homePage, pageHref, type SiteView } from '../view.ts'
import { Picture } from './picture.tsx'

/** The website's name, after the agent's logo if there is one. Leads home. */
export function Brand({ view }: { view: SiteView }) {
  const home = homePage(view)
  const { logo } = view.content
  return (
    <a
      className={`brand brand-${lengthOf(view.websiteName)}`}
      href={(home && pageHref(view, home)) ?? '#_top'}
    >
      {logo ? (
        <Picture alt="" isFirst picture={logo} sizes="9rem" view={view} />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="brand-house" d="M16 2L29 13V30H3V13Z" />
          <path className="brand-door" d="M12 30V20a4 4 0 0 1 8 0V30Z" />
        </svg>
      )}
      <bdi>{view.websiteName}</bdi>
    </a>
  )
}

/** Large names have to fit their line, which stylesheets can't measure. */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  if (name.length <= 13) return 'short'
  return name.length <= 18 ? 'medium' : 'long'
}

/** The first stop of the Tab key: past the header. */
export function SkipLink({ view }: { view: SiteView }) {
  return (
    <a className="skip" href="#_main">
      {view.words.skip}
    </a>
  )
}
