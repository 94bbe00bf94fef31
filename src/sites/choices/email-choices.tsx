import type { SiteView } from '../view.ts'
import { CHOICES_WORDS } from '../words/choices-words.ts'
import { AgreedText, ChoiceForm, dayOf } from './choices-parts.tsx'
import type { HeldChoices } from './choices-view.ts'

type Props = { view: SiteView; held: HeldChoices }

/** Commercial emails: by what the agent may send them, and the button that ends or allows them. */
export function EmailChoices({ view, held }: Props) {
  const { emails: words } = CHOICES_WORDS[view.language]
  const { consents, withdrawn_at } = held.emails
  return (
    <section aria-labelledby="_emails" className="block choices">
      <h2 id="_emails">{words.title}</h2>
      {consents.length === 0 && (
        <p>{withdrawn_at === null ? words.none : words.withdrawn(dayOf(view, withdrawn_at))}</p>
      )}
      {consents.map((consent) => (
        <div key={`${consent.kind} ${consent.given_at}`}>
          <p>
            {words.kinds[consent.kind](dayOf(view, consent.given_at))}{' '}
            {consent.ends_at !== null && words.until(dayOf(view, consent.ends_at))}{' '}
            {consent.page !== '' && words.page(consent.page)}{' '}
            {consent.how !== '' && words.how(consent.how)}
          </p>
          <AgreedText text={consent.text} title={words.text} />
        </div>
      ))}
      {consents.length > 0 && (
        <ChoiceForm action="emails" held={held} submit={words.withdraw} view={view} />
      )}
      <AgreeForm held={held} view={view} />
    </section>
  )
}

function AgreeForm({ view, held }: Props) {
  const { emails: words } = CHOICES_WORDS[view.language]
  const { offer } = held.emails
  if (!offer) return null
  const error = held.problem?.action === 'give' ? held.problem.text : undefined
  return (
    <>
      <p>{words.again}</p>
      <ChoiceForm action="give" held={held} submit={words.agree} view={view}>
        <input name="offer" type="hidden" value={offer.id} />
        <div className="form-consent">
          <input
            aria-describedby={error === undefined ? undefined : 'choices_agree_error'}
            aria-invalid={error === undefined ? undefined : true}
            // The page is shown again to say this.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={error !== undefined}
            id="choices_agree"
            name="agrees"
            required
            type="checkbox"
            value="yes"
          />
          <label htmlFor="choices_agree">{offer.text}</label>
        </div>
        {error !== undefined && (
          <p className="form-error" id="choices_agree_error">
            {error}
          </p>
        )}
      </ChoiceForm>
    </>
  )
}
