import { EMAIL_MAX } from '#rules/limits.ts'
import { choicesPath } from '#rules/privacy/choices-path.ts'
import { SITE_FORM_HIDDEN, SITE_FORM_HONEYPOT } from '#rules/websites/hidden-fields.ts'
import { ConsentBar } from '../parts/consent-bar.tsx'
import { ConsentOpener } from '../parts/consent-opener.tsx'
import { FormField } from '../parts/form-field.tsx'
import { SiteFrame } from '../parts/site-frame.tsx'
import type { SiteView } from '../view.ts'
import { CHOICES_WORDS } from '../words/choices-words.ts'
import { ChoicesProblem } from './choices-parts.tsx'
import type { ChoicesDoor } from './choices-view.ts'

type Props = { view: SiteView; door: ChoicesDoor }

/** Where a visitor asks for a link to their choices, and changes what their browser remembers. */
export function ChoicesDoorPage({ view, door }: Props) {
  const { door: words, lede, statistics, title } = CHOICES_WORDS[view.language]
  return (
    <SiteFrame before={<ConsentBar view={view} />} view={view}>
      <div className="page-head">
        <h1>{title}</h1>
        {door.sent ? (
          <div className="choices-lede" role="status">
            <h2>{words.sent.title}</h2>
            <p>{words.sent.text}</p>
          </div>
        ) : (
          <p className="choices-lede">{lede(view.name)}</p>
        )}
      </div>
      <section aria-labelledby="_ask" className="block contact-block contact-form">
        <div className="contact-reach">
          <h2 id="_ask">{words.title}</h2>
          <p className="contact-note">{words.text}</p>
        </div>
        <AskForm door={door} view={view} />
      </section>
      {view.services?.measurementId !== undefined && (
        <section aria-labelledby="_statistics" className="block choices">
          <h2 id="_statistics">{statistics.title}</h2>
          <p>{statistics.text}</p>
          <ConsentOpener view={view} />
        </section>
      )}
    </SiteFrame>
  )
}

function AskForm({ view, door }: Props) {
  const { door: words } = CHOICES_WORDS[view.language]
  return (
    <form
      action={choicesPath(view.language, view.content.language)}
      className="site-form"
      method="post"
    >
      <input name={SITE_FORM_HIDDEN.token} type="hidden" value={door.token} />
      <div aria-hidden="true" className="form-trap">
        <input autoComplete="off" name={SITE_FORM_HONEYPOT} tabIndex={-1} type="text" />
      </div>
      <ChoicesProblem text={door.problem} />
      <FormField
        autoComplete="email"
        error={door.error}
        hasFocus={door.error !== undefined}
        id="choices_email"
        label={view.words.form.email}
        name="email"
        optional=""
        required
        type="email"
        value={(door.email ?? '').slice(0, EMAIL_MAX)}
      />
      <button type="submit">{words.submit}</button>
    </form>
  )
}
