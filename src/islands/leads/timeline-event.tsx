import type { LeadEvent } from '#contract/leads/lead-events.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { personRegistrationMessages } from '#messages/leads/person-registration.ts'
import { personSearchesMessages } from '#messages/leads/person-searches.ts'
import { personSequenceMessages } from '#messages/leads/person-sequence.ts'
import { timelineMessages } from '#messages/leads/timeline.ts'
import { cameFrom, type LeadSource } from '#rules/leads/lead-source.ts'
import { formatDay } from '../kit/local-time.ts'
import { ShortTime } from '../kit/short-time.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './timeline-event.module.css'

type Texts = (typeof timelineMessages)['en']
type Labels = (typeof leadLabels)['en']

/** One event: when, who, and what it says. */
export function TimelineEvent({ event }: { event: LeadEvent }) {
  const t = useMessages(timelineMessages)
  const labels = useMessages(leadLabels)
  const sequences = useMessages(personSequenceMessages)
  const searches = useMessages(personSearchesMessages)
  const registrations = useMessages(personRegistrationMessages)
  const { text, title } = say(event, t, labels, { s: sequences, searches, registrations })
  return (
    <article className={styles['event']}>
      <p className={styles['when']}>
        <ShortTime of={event.at} />
        {event.by !== null && ` ${t.by(event.by)}`}
      </p>
      <h3>{title}</h3>
      {text && <p className={styles['text']}>{text}</p>}
      {event.kind === 'received' && <Received sent={event.data} />}
    </article>
  )
}

function say(
  event: LeadEvent,
  t: Texts,
  { kinds, stages }: Labels,
  {
    registrations,
    s,
    searches
  }: {
    registrations: (typeof personRegistrationMessages)['en']
    s: (typeof personSequenceMessages)['en']
    searches: (typeof personSearchesMessages)['en']
  }
): { title: string; text?: string | undefined } {
  switch (event.kind) {
    case 'received':
      return { title: kinds[event.data.kind ?? 'contact'], text: event.data.message }
    case 'email_out':
      return { title: t.emailOut(event.data.subject), text: emailText(event.data, t) }
    case 'email_in':
      return { title: t.emailIn(event.data.subject), text: emailText(event.data, t) }
    case 'email_bounced':
      return { title: t.bounced(event.data.address) }
    case 'note':
      return { title: t.note, text: event.data.text }
    case 'task':
      return { title: t.task(event.data.title) }
    case 'task_done':
      return { title: t.taskDone(event.data.title) }
    case 'task_reopened':
      return { title: t.taskReopened(event.data.title) }
    case 'task_changed':
      return { title: t.taskChanged(event.data.title) }
    case 'task_deleted':
      return { title: t.taskDeleted(event.data.title) }
    case 'stage':
      return { title: t.stage(stages[event.data.from], stages[event.data.to]) }
    case 'tag': {
      const { added, removed } = event.data
      const said = [
        ...(added.length > 0 ? [t.tagsAdded(added.join(', '))] : []),
        ...(removed.length > 0 ? [t.tagsRemoved(removed.join(', '))] : [])
      ]
      return { title: said.join(' · ') }
    }
    case 'follow_up':
      return {
        title: event.data.on === null ? t.followUpCleared : t.followUp(formatDay(event.data.on))
      }
    case 'details':
      return { title: t.details(event.data.changed.map((name) => t.detailNames[name]).join(', ')) }
    case 'consent':
      return {
        title: {
          client: t.clientConsent,
          express: event.data.agreed_to === undefined ? t.expressConsent : t.agreedAgain,
          inquiry: t.inquiryConsent
        }[event.data.kind],
        text: event.data.agreed_to ?? event.data.how
      }
    case 'verified':
      return { title: event.data.is_real ? t.confirmedReal : t.unverifiedAgain }
    case 'withdrawn':
      return { title: event.data.by === 'agent' ? t.withdrawnByAgent : t.withdrawnByVisitor }
    case 'assigned':
      return { title: event.data.to === null ? t.assignedToNobody : t.assigned(event.data.name) }
    case 'merged':
      return { title: t.merged(event.data.name) }
    case 'separated':
      return { title: t.separated(event.data.name) }
    case 'campaign':
      return { title: t.groupEmail(event.data.subject) }
    case 'sequence': {
      const { ended, name, subject } = event.data
      if (ended) return { title: s.story.left(name), text: s.ends[ended] }
      return { title: subject === undefined ? s.story.joined(name) : s.story.sent(subject) }
    }
    case 'saved_search': {
      const { agreed_to, ended, homes, said } = event.data
      const search = searches.pick(said)
      if (ended) return { title: searches.story.ended(search), text: searches.ends[ended] }
      if (homes !== undefined) return { title: searches.story.sent(homes, search) }
      return { title: searches.story.saved(search), text: agreed_to }
    }
    case 'privacy_request': {
      const { answer, message, request } = event.data
      const asked = t.privacyRequests[request]
      const title = answer === undefined ? asked : `${asked} · ${t.privacyAnswers[answer]}`
      return { title, text: message }
    }
    case 'registration':
      return { title: registrations.story[event.data.change], text: event.data.agreed_to }
  }
}

type EmailData = (LeadEvent & { kind: 'email_in' })['data']

/** An email's words, the names of its files, and whether a program sent it. */
function emailText({ automatic = false, files = [], text }: EmailData, t: Texts): string {
  const parts = [
    automatic ? t.automatic : '',
    text,
    files.length > 0 ? t.files(files.join(', ')) : ''
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

type Sent = (LeadEvent & { kind: 'received' })['data']

function pageName(page: string, t: Texts): string {
  return page === '/' ? t.homePage : page
}

/** Where its writer was before; a visit that began on the page is 'direct'. */
function cameFromFacts(source: LeadSource, page: string, t: Texts): [string, string][] {
  const found = cameFrom(source, page)
  if (found.length === 0) return page === '' ? [] : [[t.cameFrom.link, t.directly]]
  return found.map(({ kind, value }) => [t.cameFrom[kind], pageName(value, t)])
}

/** Where a message came from, what it is about, and what its sender agreed to. */
function Received({ sent }: { sent: Sent }) {
  const t = useMessages(timelineMessages)
  const { address = '', agreed_to, home = '', page = '', preferred_time = '', source = {} } = sent
  const facts = [
    [t.aboutHome, home],
    [t.aboutAddress, address],
    [t.when, preferred_time],
    [t.from, pageName(page, t)],
    ...cameFromFacts(source, page, t),
    [t.agreedTo, agreed_to ?? '']
  ].filter(([, value]) => value !== '')
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {agreed_to === '' && <p className={styles['when']}>{t.noConsent}</p>}
      {sent.verified === false && <p className={styles['when']}>{t.unverified}</p>}
    </>
  )
}
