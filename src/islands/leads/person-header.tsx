import type { Person } from '#contract/leads/person.ts'
import { personMessages } from '#messages/leads/person.ts'
import { phoneLink } from '#rules/leads/lead-phone.ts'
import { paths } from '#rules/paths.ts'
import { useMessages } from '../kit/use-messages.ts'
import { AnswerButton } from './answer-button.tsx'
import { StageTag } from './state-tag.tsx'
import styles from './person-header.module.css'
import { useLocalTime } from '../kit/use-local-time.ts'

const ICONS = {
  call: 'M6.5 3.5h3l1.6 4.2-2.2 1.5a12 12 0 0 0 5.9 5.9l1.5-2.2 4.2 1.6v3a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  text: 'M4 5h16v11h-9l-4.5 4v-4H4Z',
  email: 'M3.5 5.5h17v13h-17Zm0 .8 8.5 6.9 8.5-6.9'
}

/** The person's name, and the ways to reach them, which a phone keeps above its bottom bar. */
export function PersonHeader({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const { formatMoment } = useLocalTime()
  const { email, is_test, name, phone, stage, verified } = person.lead
  return (
    <header className={styles['header']}>
      <a className={styles['back']} href={paths.leads}>
        <span aria-hidden="true">← </span>
        {t.back}
      </a>
      <h1>{name}</h1>
      <p className={styles['marks']}>
        <StageTag stage={stage} />
        {!verified && <span className="tag warn">{t.unverified}</span>}
        {is_test && <span className="tag">{t.test}</span>}
        <span>{t.firstWrote(formatMoment(person.first_received_at))}</span>
      </p>
      {phone === '' && email === '' ? (
        <p>{t.noReach}</p>
      ) : (
        <ul aria-label={t.reach} className={styles['reach']}>
          {phone !== '' && <Way href={`tel:${phoneLink(phone)}`} icon="call" label={t.call} />}
          {phone !== '' && <Way href={`sms:${phoneLink(phone)}`} icon="text" label={t.text} />}
          {email !== '' && (
            <li>
              <AnswerButton lead={person.lead}>
                <Icon of="email" />
                {t.answer}
              </AnswerButton>
            </li>
          )}
        </ul>
      )}
    </header>
  )
}

function Way({ href, icon, label }: { href: string; icon: keyof typeof ICONS; label: string }) {
  return (
    <li>
      <a className={`button ${icon === 'call' ? 'brick' : 'line'}`} href={href}>
        <Icon of={icon} />
        {label}
      </a>
    </li>
  )
}

function Icon({ of }: { of: keyof typeof ICONS }) {
  return (
    <svg aria-hidden="true" height="20" viewBox="0 0 24 24" width="20">
      <path d={ICONS[of]} />
    </svg>
  )
}
