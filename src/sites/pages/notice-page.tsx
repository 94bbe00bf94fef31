import { ContactWays } from '../parts/contact-ways.tsx'
import { SiteFoot } from '../parts/site-foot.tsx'
import { SiteForm } from '../parts/site-form.tsx'
import { SiteHead } from '../parts/site-head.tsx'
import { homePage, pageHref, type SiteView } from '../view.ts'
import { NOTICE_WORDS } from '../words/notice-words.ts'

/** `to`: where its link leads, if that isn't the website's home page. */
export type NoticeTexts = { title: string; text: string; back: string; to?: string | undefined }

/** A page without content of its own: not found, or thank you. */
export function NoticePage({ view, texts }: { view: SiteView; texts: NoticeTexts }) {
  const home = homePage(view)
  const href = texts.to ?? (home && pageHref(view, home))
  return (
    <div className={view.rootClass} id="_top" lang={view.language}>
      <SiteHead view={view} />
      <main id="_main">
        <div className="page-head notice">
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
          {href !== undefined && (
            <p>
              <a className="action-link" href={href}>
                {texts.back}
              </a>
            </p>
          )}
        </div>
      </main>
      <SiteFoot view={view} />
    </div>
  )
}

/** While a plan is stopped, visitors can still reach the agent. */
export function StoppedPage({ view }: { view: SiteView }) {
  const { stopped } = NOTICE_WORDS[view.language]
  return (
    <div className={view.rootClass} id="_top" lang={view.language}>
      <main id="_main">
        <div className="page-head notice">
          <h1>{stopped.title}</h1>
          <p>{stopped.text(view.name)}</p>
        </div>
        <section className={`block contact-block contact-${view.form ? 'form' : 'plain'}`}>
          <div className="contact-reach">
            <h2>{view.form ? stopped.reach : view.words.contactTitle}</h2>
            <ContactWays view={view} />
          </div>
          <SiteForm
            block={{ id: 'contact' }}
            kind="contact"
            submit={view.words.form.submit.contact}
            view={view}
          />
        </section>
      </main>
      <SiteFoot view={view} />
    </div>
  )
}
