import { accountPath } from '#rules/listings/account-path.ts'
import { choicesPath } from '#rules/privacy/choices-path.ts'
import { listingsHref } from '../listings/listing-links.ts'
import { SiteFrame } from '../parts/site-frame.tsx'
import type { SiteView } from '../view.ts'
import { CHOICES_WORDS } from '../words/choices-words.ts'
import { AgreedText, ChoiceForm, dayOf } from './choices-parts.tsx'
import type { HeldChoices } from './choices-view.ts'
import { EmailChoices } from './email-choices.tsx'
import { DataRequests } from './data-requests.tsx'

type Props = { view: SiteView; held: HeldChoices }

/** Everything that a website holds of one address, each with its button. */
export function HeldChoicesPage({ view, held }: Props) {
  const { done, held: said, statistics, title } = CHOICES_WORDS[view.language]
  return (
    <SiteFrame view={view}>
      <div className="page-head">
        <h1>{title}</h1>
        {held.done && (
          <p className="choices-lede choices-done" role="status">
            {done[held.done]}
          </p>
        )}
        <p className="choices-lede">{said(held.email, dayOf(view, held.until))}</p>
      </div>
      <EmailChoices held={held} view={view} />
      <Searches held={held} view={view} />
      <Registration held={held} view={view} />
      <Everything held={held} view={view} />
      <DataRequests held={held} view={view} />
      {view.services?.measurementId !== undefined && (
        <p className="block choices">
          <a href={choicesPath(view.language, view.content.language)}>{statistics.elsewhere}</a>
        </p>
      )}
    </SiteFrame>
  )
}

function Searches({ view, held }: Props) {
  const { searches: words } = CHOICES_WORDS[view.language]
  const href = listingsHref(view)
  if (held.searches.length === 0 && href === undefined) return null
  return (
    <section aria-labelledby="_searches" className="block choices">
      <h2 id="_searches">{words.title}</h2>
      {held.searches.length === 0 && <p>{words.none}</p>}
      {held.searches.map((search) => (
        <div key={search.id}>
          <h3>{search.said}</h3>
          <p>
            {words.asked(dayOf(view, search.asked_at))} {!search.confirmed && words.unconfirmed}
          </p>
          <AgreedText text={search.text} title={words.text} />
          <ChoiceForm action="search" held={held} submit={words.stop(search.said)} view={view}>
            <input name="search" type="hidden" value={search.id} />
          </ChoiceForm>
        </div>
      ))}
      {href !== undefined && (
        <p>
          <a href={href}>{words.again}</a>
        </p>
      )}
    </section>
  )
}

function Registration({ view, held }: Props) {
  const { registration: words } = CHOICES_WORDS[view.language]
  const { registration } = held
  const hasVow = view.services?.hasVow === true
  if (registration === null && !hasVow) return null
  const { accepted_at, expires_at, isOver, registered_at, terms } = registration ?? {}
  return (
    <section aria-labelledby="_registration" className="block choices">
      <h2 id="_registration">{words.title}</h2>
      {registered_at === undefined || expires_at === undefined ? (
        <p>{words.none}</p>
      ) : (
        <p>
          {words.registered(dayOf(view, registered_at), dayOf(view, expires_at))}{' '}
          {isOver && words.over}
        </p>
      )}
      {accepted_at !== undefined && (
        <AgreedText text={terms ?? ''} title={words.terms(dayOf(view, accepted_at))} />
      )}
      {registration && !isOver && (
        <ChoiceForm action="registration" held={held} submit={words.withdraw} view={view} />
      )}
      {hasVow && (isOver ?? true) && (
        <p>
          <a href={accountPath(view.language, view.content.language)}>{words.again}</a>
        </p>
      )}
    </section>
  )
}

/** Only where there is something to withdraw. */
function Everything({ view, held }: Props) {
  const { all } = CHOICES_WORDS[view.language]
  const { emails, registration, searches } = held
  const isOpen = registration !== null && !registration.isOver
  if (emails.consents.length + searches.length === 0 && !isOpen) return null
  return (
    <section aria-labelledby="_all" className="block choices">
      <h2 id="_all">{all.title}</h2>
      <p>{all.text}</p>
      <ChoiceForm action="all" held={held} submit={all.submit} view={view} />
    </section>
  )
}
