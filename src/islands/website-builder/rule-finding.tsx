import { advertisingFindingMessages } from '#messages/advertising-findings.ts'
import { formats } from '#messages/formats.ts'
import { advertisingRuleMessages } from '#messages/advertising-rules.ts'
import { isPastDate, sourceIn } from '#rules/advertising/trade-rule.ts'
import { type RuleId, ruleOf } from '#rules/advertising/trade-rules.ts'
import { BUSINESS_ZONE, formatDate } from '#rules/time/calendar.ts'
import { pageLanguage } from '#stores/site/messages.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './rule-finding.module.css'

/** One rule: what it says, the words that it is about, and where and when it was read. */
export function RuleFinding({ rule: id, words }: { rule: RuleId; words?: string | undefined }) {
  const t = useMessages(advertisingFindingMessages)
  const says = useMessages(advertisingRuleMessages)
  const { day } = useMessages(formats)
  const rule = ruleOf(id)
  const { document, section, address } = sourceIn(rule.source, pageLanguage())
  const today = formatDate(new Date(), 'YYYY-MM-DD', BUSINESS_ZONE)
  return (
    <div className={styles['finding']} data-severity={rule.severity}>
      <p>
        <b>{t.severity[rule.severity]}</b> {says[id]} {words !== undefined && t.words(words)}
      </p>
      <p className={styles['source']}>
        <a href={address} rel="noreferrer" target="_blank">
          {document}
        </a>
        {section !== undefined && `, ${t.section(section)}`}. {t.read(day(rule.seen_on))}
      </p>
      {isPastDate(rule, today) && (
        <p className={styles['source']}>{t.pastDate(day(rule.reverify_by))}</p>
      )}
    </div>
  )
}

/** The findings about one place, told to screen readers when they change. */
export function RuleFindings({
  findings
}: {
  findings: readonly { rule: RuleId; words?: string | undefined }[]
}) {
  return (
    <div aria-live="polite" className={styles['findings']}>
      {findings.map(({ rule, words }) => (
        <RuleFinding key={`${rule} ${words}`} rule={rule} words={words} />
      ))}
    </div>
  )
}
