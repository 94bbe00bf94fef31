import { choicesPath, COPY_NAMES } from '#rules/privacy/choices-path.ts'
import {
  PRIVACY_REQUEST_KINDS,
  type PrivacyRequestKind,
  REQUEST_MESSAGE_MAX
} from '#rules/privacy/privacy-requests.ts'
import type { SiteView } from '../view.ts'
import { CHOICES_WORDS } from '../words/choices-words.ts'
import { ChoiceForm, dayOf } from './choices-parts.tsx'
import type { HeldChoices } from './choices-view.ts'

type Props = { view: SiteView; held: HeldChoices }

/** What a visitor asks of their data, what was answered, and the copy that the agent sent. */
export function DataRequests({ view, held }: Props) {
  const { requests: words } = CHOICES_WORDS[view.language]
  return (
    <>
      <Copy held={held} view={view} />
      <section aria-labelledby="_requests" className="block choices">
        <h2 id="_requests">{words.title}</h2>
        <p>{words.text(view.name)}</p>
        {held.requests.length > 0 && (
          <ul>
            {held.requests.map((request) => (
              <li key={`${request.kind} ${request.asked_at}`}>
                {words.asked[request.kind](dayOf(view, request.asked_at))}{' '}
                {request.answered
                  ? words.answered[request.answered.as](dayOf(view, request.answered.at))
                  : words.due(dayOf(view, request.due_at))}
              </li>
            ))}
          </ul>
        )}
        {PRIVACY_REQUEST_KINDS.map((kind) => (
          <RequestForm held={held} key={kind} kind={kind} view={view} />
        ))}
      </section>
    </>
  )
}

/** Nothing while one of the kind waits for its answer. */
function RequestForm({ view, held, kind }: Props & { kind: PrivacyRequestKind }) {
  const { requests: words } = CHOICES_WORDS[view.language]
  if (held.requests.some((one) => one.kind === kind && one.answered === null)) return null
  const { submit, text, title } = words.kinds[kind]
  const problem = held.problem?.action === kind ? held.problem : undefined
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      <ChoiceForm action={kind} held={held} submit={submit} view={view}>
        {kind === 'correction' && (
          <div className="form-field">
            <label htmlFor="choices_message">{words.message}</label>
            <textarea
              aria-describedby={problem ? 'choices_message_error' : undefined}
              aria-invalid={problem ? true : undefined}
              // The page is shown again to say this.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={problem !== undefined}
              defaultValue={problem?.typed}
              id="choices_message"
              maxLength={REQUEST_MESSAGE_MAX}
              name="message"
              required
              rows={5}
            />
            {problem && (
              <p className="form-error" id="choices_message_error">
                {problem.text}
              </p>
            )}
          </div>
        )}
      </ChoiceForm>
    </div>
  )
}

function Copy({ view, held }: Props) {
  if (!held.hasCopy) return null
  const { copy } = CHOICES_WORDS[view.language]
  const path = choicesPath(view.language, view.content.language, held.token)
  return (
    <section aria-labelledby="_copy" className="block choices">
      <h2 id="_copy">{copy.title}</h2>
      <p>{copy.text}</p>
      <ul>
        {COPY_NAMES.map((name) => (
          <li key={name}>
            <a download href={`${path}/${name}`}>
              {copy.files[name === 'my-data.csv' ? 'csv' : 'json']}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
