import { formPagePath, type FormPage as Asked } from '#rules/websites/form-page.ts'
import { isOpenToShowings } from '#rules/listings/showings.ts'
import type { ShownHome } from '../agent-site.ts'
import { HomePicture, placeText, priceText, titleOf } from '../blocks/homes/home-card.tsx'
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
  listing: ShownHome | undefined
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
            {listing && isOpenToShowings(listing.status) ? (
              <OtherForm asked={asked} view={view} />
            ) : (
              <ContactWays view={view} />
            )}
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

/** The home of this slug, if the website shows it. */
export function homeOf(
  { facts, listing }: Pick<SiteView, 'facts' | 'listing'>,
  slug: string
): ShownHome | undefined {
  return listing?.listing ?? facts.homes.find((home) => home.slug === slug)
}

function AskedHome({ view, listing }: { view: SiteView; listing: ShownHome }) {
  const { facts } = view
  const title = titleOf(view, listing)
  return (
    <div className="asked-home">
      <HomePicture at={Math.max(0, facts.homes.indexOf(listing))} listing={listing} view={view} />
      <h2 lang={title.lang}>{title.text}</h2>
      <p>{placeText(listing)}</p>
      <p>
        <strong>{priceText(view, listing)}</strong>
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
