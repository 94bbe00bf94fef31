import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import {
  SITE_FORM_HIDDEN,
  SITE_FORM_HONEYPOT,
  SITE_FORM_PATH,
  SITE_FORM_TOKEN_PATH,
  type SiteFormField,
  type SiteFormKind
} from '#rules/websites/site-form.ts'
import { pagePath } from '#rules/websites/site-pages.ts'
import type { SiteForm as FormState } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { FormField } from './form-field.tsx'

type Props = { view: SiteView; kind: SiteFormKind; block: Pick<SiteBlock, 'id'> }

/** A form that works without script; the form's script only solves the proof of work before it is sent. */
export function SiteForm({ view, kind, block }: Props) {
  const { words, form, page, language, content } = view
  if (!form) return null
  const id = (name: string) => `${block.id}_${name}`
  const state = stateOf(form, kind, block.id)
  const field = (name: SiteFormField) => ({
    error: state.errors?.[name],
    id: id(name),
    label: words.form[name],
    name,
    optional: words.form.optional,
    value: state.values?.[name] ?? ''
  })
  const recaptchaKey = view.services?.recaptchaKey
  const consent = field('consent')
  const consentText = words.form.consentText(view.name)
  return (
    <form
      action={`${view.base ?? ''}${SITE_FORM_PATH}`}
      className="site-form"
      data-recaptcha={recaptchaKey}
      data-token={`${view.base ?? ''}${SITE_FORM_TOKEN_PATH}`}
      method="post"
    >
      <input name={SITE_FORM_HIDDEN.token} type="hidden" value={form.token} />
      <input name={SITE_FORM_HIDDEN.proof} type="hidden" value="" />
      {recaptchaKey !== undefined && (
        <input name={SITE_FORM_HIDDEN.recaptcha} type="hidden" value="" />
      )}
      <input name={SITE_FORM_HIDDEN.consentText} type="hidden" value={consentText} />
      <input name={SITE_FORM_HIDDEN.kind} type="hidden" value={kind} />
      <input name={SITE_FORM_HIDDEN.block} type="hidden" value={block.id} />
      <input name={SITE_FORM_HIDDEN.language} type="hidden" value={language} />
      <input
        name={SITE_FORM_HIDDEN.page}
        type="hidden"
        value={page ? pagePath(page, language, content.language) : '/'}
      />
      {state.problem !== undefined && (
        <p className="form-problem" role="alert">
          {state.problem}
        </p>
      )}
      <FormField {...field('name')} autoComplete="name" required />
      <FormField {...field('email')} autoComplete="email" required type="email" />
      <FormField {...field('phone')} autoComplete="tel" type="tel" />
      {kind === 'valuation' && (
        <FormField {...field('address')} autoComplete="address-line1" required />
      )}
      <FormField {...field('message')} isLong required={kind === 'contact'} />
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
      <div className="form-consent">
        <input
          aria-describedby={consent.error === undefined ? undefined : `${consent.id}_error`}
          aria-invalid={consent.error === undefined ? undefined : true}
          defaultChecked={consent.value !== ''}
          id={consent.id}
          name="consent"
          required
          type="checkbox"
          value="yes"
        />
        <label htmlFor={consent.id}>{consentText}</label>
        {consent.error !== undefined && (
          <p className="form-error" id={`${consent.id}_error`}>
            {consent.error}
          </p>
        )}
      </div>
      <button type="submit">{kind === 'valuation' ? words.form.askValue : words.form.send}</button>
    </form>
  )
}

/** What the visitor typed belongs to the form that they sent; another one on the page is empty. */
function stateOf(form: FormState, kind: SiteFormKind, block: string): Partial<FormState> {
  const { sentBy } = form
  return sentBy?.kind === kind && sentBy.block === block ? form : {}
}
