import { SITE_FORM_HIDDEN } from '#rules/websites/hidden-fields.ts'
import { offersConsent } from '../offers-consent.ts'
import { pageHref, pageOf, said, type SiteView } from '../view.ts'

/** What a form's answers are used for, and the box for news and offers, which nobody has to tick. */
export function FormConsent({
  view,
  id,
  isTicked
}: {
  view: SiteView
  id: string
  isTicked: boolean
}) {
  const { content, hosted, words } = view
  const address = hosted?.consentAddress(content).line ?? view.address.join(', ')
  const offers = offersConsent(content, words, address)
  return (
    <>
      {offers !== undefined && (
        <div className="form-consent">
          <input name={SITE_FORM_HIDDEN.consentText} type="hidden" value={offers} />
          <input defaultChecked={isTicked} id={id} name="consent" type="checkbox" value="yes" />
          <label htmlFor={id}>{offers}</label>
        </div>
      )}
      <FormUse view={view} />
    </>
  )
}

/** What a form's answers are used for. */
export function FormUse({
  view,
  use = view.words.form.use(view.name)
}: {
  view: SiteView
  use?: string | undefined
}) {
  const { words } = view
  const privacy = view.isSinglePage ? undefined : pageOf(view, 'privacy')
  return (
    <p className="form-use">
      {use}
      {privacy && (
        <>
          {' '}
          <a href={pageHref(view, privacy)}>
            {said(view, privacy.title)?.text ?? words.pages.privacy}
          </a>
        </>
      )}
    </p>
  )
}
