import { domainCardMessages } from '#messages/domain-card.ts'
import { websiteCardMessages } from '#messages/website-card.ts'
import type { DomainRecord } from '#contract/websites/domain.ts'
import { copyText } from '#stores/website/website.ts'
import { useMessages } from '../../kit/use-messages.ts'
import own from './domain-card.module.css'

/** A record to set, and whether DNS has it. */
export function RecordLine({ record }: { record: DomainRecord }) {
  const t = useMessages(domainCardMessages)
  const { host, is_set, type, value } = record
  const status = is_set === null ? t.notSeen : is_set ? t.isSet : t.notSet
  return (
    <li className={own['record']}>
      <p>
        <strong>{host}</strong> <span className={is_set ? 'tag' : 'tag bad'}>{status}</span>
      </p>
      <div className={own['line']}>
        <span>
          {type} <code>{value}</code>
        </span>
        <Copy text={value} />
      </div>
    </li>
  )
}

/** Copies a value. */
export function Copy({ text }: { text: string }) {
  const t = useMessages(websiteCardMessages)
  return (
    <button
      aria-label={t.copyLabel(text)}
      className={own['copy']}
      onClick={() => copyText(text)}
      type="button"
    >
      {t.copy}
    </button>
  )
}
