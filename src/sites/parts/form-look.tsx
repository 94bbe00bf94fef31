import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteView } from '../view.ts'
import { FormConsent } from './form-consent.tsx'

const FIELDS = ['name', 'email', 'phone', 'message'] as const

/** The contact form of a preview: to look at, so without what sends it, checks it and answers. */
export function FormLook({ view, block }: { view: SiteView; block: Pick<SiteBlock, 'id'> }) {
  const { form } = view.words
  const id = (name: string) => `${block.id}_${name}`
  return (
    <div className="site-form">
      {FIELDS.map((name) => (
        <div className={`form-field field-${name}`} key={name}>
          <label htmlFor={id(name)}>
            {form[name]}
            {name === 'phone' && <span> {form.optional}</span>}
          </label>
          {name === 'message' ? (
            <textarea id={id(name)} rows={5} />
          ) : (
            <input id={id(name)} type="text" />
          )}
        </div>
      ))}
      <FormConsent id={id('consent')} isTicked={false} view={view} />
      <button type="button">{form.submit.contact}</button>
    </div>
  )
}
