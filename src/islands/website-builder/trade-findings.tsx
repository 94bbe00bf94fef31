import { advertisingFindingMessages } from '#messages/advertising-findings.ts'
import { advertisingRuleMessages } from '#messages/advertising-rules.ts'
import { readProvinceOf } from '#rules/advertising/trade-rule.ts'
import { rulesOf, ruleOf } from '#rules/advertising/trade-rules.ts'
import { goTo } from '#stores/website-builder/builder-place.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { RuleFinding, RuleFindings } from './rule-finding.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { showFound, useTradeFindings } from './use-trade-findings.ts'
import styles from './panel.module.css'

/** The findings about one field of the details. */
export function FieldFindings({ field }: { field: string }) {
  const found = useTradeFindings().filter(({ at }) => 'field' in at && at.field === field)
  return <RuleFindings findings={found} />
}

/** The findings about one block, or about a page's own texts where `block_id` is null. */
export function PlaceFindings({ page_id, block_id }: { page_id: string; block_id: string | null }) {
  const found = useTradeFindings().filter(
    ({ at }) => 'page_id' in at && at.page_id === page_id && at.block_id === block_id
  )
  return <RuleFindings findings={found} />
}

/** All findings of the website, each with the way to it, and what isn't checked. */
export function TradeFindingList() {
  const t = useMessages(advertisingFindingMessages)
  const says = useMessages(advertisingRuleMessages)
  const { province } = useBuilderSite()
  const findings = useTradeFindings()
  const unchecked = rulesOf(province).filter(({ held_by }) => held_by !== 'check')
  return (
    <section className={styles['section']}>
      <h2>{t.title}</h2>
      {!readProvinceOf(province) && <p className={styles['soft']}>{t.notRead(province)}</p>}
      {findings.length === 0 ? (
        <EmptyState title={t.none}>{t.noneText}</EmptyState>
      ) : (
        <p className={styles['soft']} role="status">
          {t.count(findings.length)}
        </p>
      )}
      <ul className={styles['findings']}>
        {findings.map(({ at, rule, words }) => (
          <li key={JSON.stringify([at, rule, words])}>
            <RuleFinding rule={rule} words={words} />
            <Button
              aria-label={t.showLabelled(words ?? says[rule])}
              look="line"
              onClick={() => showFound(at)}
              size="small"
            >
              {t.show}
            </Button>
          </li>
        ))}
        {unchecked.map(({ held_by, id }) => (
          <li key={id}>
            <div>
              <RuleFinding rule={id} />
              <p className={styles['soft']}>
                {held_by === 'layout' ? t.heldByLayout : t.heldByAgent}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many findings there are, and why the website can't be published, beside the button that does. */
export function TradeSummary() {
  const t = useMessages(advertisingFindingMessages)
  const says = useMessages(advertisingRuleMessages)
  const findings = useTradeFindings()
  const forbidding = findings.filter(({ rule }) => ruleOf(rule).severity === 'forbid')
  if (findings.length === 0) return null
  return (
    <div>
      {forbidding.map(({ rule }) => (
        <p key={rule} role="status">
          {t.forbidden} {says[rule]}
        </p>
      ))}
      <button
        className={styles['back']}
        onClick={() => goTo({ panel: 'check', block_id: undefined })}
        type="button"
      >
        {t.inBar(findings.length)}
      </button>
    </div>
  )
}
