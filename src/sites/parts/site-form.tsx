import { SITE_FORM_HIDDEN, SITE_FORM_HONEYPOT } from '#rules/websites/hidden-fields.ts'
import {
  askedFields,
  SITE_FORM_TOKEN_PATH,
  siteFormAction,
  type SiteFormField,
  type SiteFormKind
} from '#rules/websites/site-form.ts'
import { pagePath } from '#rules/websites/site-pages.ts'
import type { SiteForm as FormState } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { FormConsent, FormUse } from './form-consent.tsx'
import { FormField } from './form-field.tsx'

type Props = {
  view: SiteView
  kind: SiteFormKind
  /** The block that the form is in, by its id. */
  block: { id: string }
  /** The key of the home that it asks about. */
  home?: string
  /** The homes of a shortlist, or the search to be saved, as in the page's address. */
  query?: string
  /** What the visitor agrees to by pressing the button, in place of the box for news and offers. */
  agrees?: string
  /** What happens with what is entered, where it isn't to answer a message. */
  use?: string
  /** The form's page, where that isn't one of the website's own. */
  path?: string
  /** The button's text. */
  submit: string
}

const INPUTS: Partial<
  Record<SiteFormField, { autoComplete?: string; isLong?: boolean; type?: 'email' | 'tel' }>
> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  address: { autoComplete: 'address-line1' },
  message: { isLong: true }
}

/** A form that works without script; the form's script only solves the proof of work before it is sent. */
export function SiteForm({
  view,
  kind,
  block,
  home = '',
  query,
  agrees,
  use,
  path,
  submit
}: Props) {
  const { words, form, page, language, content } = view
  if (!form) return null
  const id = (name: string) => `${block.id}_${name}`
  const state = stateOf(form, kind, block.id)
  const fields = askedFields(kind)
  const firstFault = fields.find(({ name }) => state.errors?.[name] !== undefined)
  const recaptchaKey = view.services?.recaptchaKey
  const here = path ?? (page ? pagePath(page, language, content.language) : '/')
  return (
    <form
      action={`${view.base ?? ''}${siteFormAction(here)}`}
      className="site-form"
      data-recaptcha={recaptchaKey}
      data-token={`${view.base ?? ''}${SITE_FORM_TOKEN_PATH}`}
      method="post"
    >
      <Hidden name={SITE_FORM_HIDDEN.token} value={form.token} />
      <Hidden name={SITE_FORM_HIDDEN.proof} value="" />
      {recaptchaKey !== undefined && <Hidden name={SITE_FORM_HIDDEN.recaptcha} value="" />}
      <Hidden name={SITE_FORM_HIDDEN.before} value="" />
      {state.source !== undefined && <Hidden name={SITE_FORM_HIDDEN.source} value={state.source} />}
      <Hidden name={SITE_FORM_HIDDEN.kind} value={kind} />
      <Hidden name={SITE_FORM_HIDDEN.block} value={block.id} />
      <Hidden name={SITE_FORM_HIDDEN.language} value={language} />
      <Hidden name={SITE_FORM_HIDDEN.page} value={here} />
      {home !== '' && <Hidden name={SITE_FORM_HIDDEN.home} value={home} />}
      {query !== undefined && <Hidden name={SITE_FORM_HIDDEN.query} value={query} />}
      {state.problem !== undefined && (
        // The page is shown again to say this.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <p autoFocus className="form-problem" role="alert" tabIndex={-1}>
          {state.problem}
        </p>
      )}
      {fields.map(({ name, required }) => (
        <FormField
          {...INPUTS[name]}
          hasFocus={name === firstFault?.name}
          error={state.errors?.[name]}
          id={id(name)}
          key={name}
          label={words.form[name]}
          name={name}
          optional={words.form.optional}
          required={required}
          value={state.values?.[name] ?? ''}
        />
      ))}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={id('trap')}>{words.form.trap}</label>
        <input
          autoComplete="off"
          id={id('trap')}
          name={SITE_FORM_HONEYPOT}
          tabIndex={-1}
          type="text"
        />
      </div>
      {agrees === undefined ? (
        <FormConsent id={id('consent')} isTicked={Boolean(state.values?.consent)} view={view} />
      ) : (
        <>
          <p className="form-use">
            <Hidden name={SITE_FORM_HIDDEN.consentText} value={agrees} />
            {agrees}
          </p>
          <FormUse use={use} view={view} />
        </>
      )}
      <button type="submit">{submit}</button>
    </form>
  )
}

function Hidden({ name, value }: { name: string; value: string }) {
  return <input name={name} type="hidden" value={value} />
}

/** What the visitor typed belongs to the form that they sent; another one on the page is empty. */
function stateOf(form: FormState, kind: SiteFormKind, block: string): Partial<FormState> {
  const { sentBy } = form
  return sentBy?.kind === kind && sentBy.block === block ? form : {}
}
