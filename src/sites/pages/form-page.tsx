import { formPagePath, homeKey, type FormPage as Asked } from '#rules/websites/form-page.ts'
import type { Listing } from '../agent-site.ts'
import { HomePicture } from '../blocks/homes/home-card.tsx'
import { ContactWays } from '../parts/contact-ways.tsx'
import { SiteFoot } from '../parts/site-foot.tsx'
import { SiteForm } from '../parts/site-form.tsx'
import { SiteHead } from '../parts/site-head.tsx'
import { formHref, type SiteView } from '../view.ts'
import { FORM_PAGE_WORDS } from '../words/form-page-words.ts'

/** A form on a page of its own: about a home, for a showing of it, or for a call. */
export function FormPage({
  view,
  asked,
  listing
}: {
  view: SiteView
  asked: Asked
  listing: Listing | undefined
}) {
  const { content, language } = view
  const { note, submit, title } = FORM_PAGE_WORDS[language][asked.kind]
  const path = formPagePath(asked, language, content.language)
  return (
    <div className={view.rootClass} id="_top" lang={language}>
      <SiteHead view={view} />
      <main id="_main">
        <div className="page-head">
          <h1>{title}</h1>
        </div>
        <section className="block contact-block contact-form form-page">
          <div className="contact-reach">
            {listing && <AskedHome listing={listing} view={view} />}
            <p className="contact-note">{note}</p>
            {listing ? <OtherForm asked={asked} view={view} /> : <ContactWays view={view} />}
          </div>
          <SiteForm
            block={{ id: 'form' }}
            home={asked.home}
            kind={asked.kind}
            path={path}
            submit={submit}
            view={view}
          />
        </section>
      </main>
      <SiteFoot view={view} />
    </div>
  )
}

/** The home of this key, if the website shows it. */
export function homeOf({ facts }: Pick<SiteView, 'facts'>, key: string): Listing | undefined {
  return facts.homes.find((home) => homeKey(home) === key)
}

function AskedHome({ view, listing }: { view: SiteView; listing: Listing }) {
  const { words, facts } = view
  return (
    <div className="asked-home">
      <HomePicture at={facts.homes.indexOf(listing)} listing={listing} view={view} />
      <h2>{listing.title}</h2>
      <p>
        {listing.address}, {listing.area}
      </p>
      <p>
        <strong>{words.cad(listing.price)}</strong>
      </p>
    </div>
  )
}

/** From a question to a showing and back. */
function OtherForm({ view, asked }: { view: SiteView; asked: Asked }) {
  const kind = asked.kind === 'showing' ? 'home' : 'showing'
  return (
    <p>
      <a className="action-link" href={formHref(view, { ...asked, kind })}>
        {FORM_PAGE_WORDS[view.language][kind].link}
      </a>
    </p>
  )
}
