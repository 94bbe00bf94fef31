import { isLandingPage } from '#rules/websites/landing-page.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../links.ts'
import type { SiteView } from '../view.ts'
import { Brand, SkipLink } from './brand.tsx'
import { Dateline } from './dateline.tsx'
import { SiteNav } from './site-nav.tsx'

export function SiteHead({ view }: { view: SiteView }) {
  const phone = view.template.hasHeadPhone ? phoneLink(view.phone) : undefined
  const isFocused = view.page !== undefined && isLandingPage(view.page)
  return (
    <header className="site-head">
      <SkipLink view={view} />
      <Brand view={view} />
      {view.template.hasDateline && <Dateline view={view} />}
      {!isFocused && <SiteNav view={view} />}
      {phone && (
        <a className="head-phone" href={phone}>
          {formatPhone(view.phone)}
        </a>
      )}
    </header>
  )
}
