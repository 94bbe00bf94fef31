import { websiteAuditMessages } from '#messages/website-audit.ts'
import { pairMessages } from '#messages/pairs.ts'
import { auditSite, type AuditFinding } from '#rules/websites/site-audit.ts'
import { goTo, openBlock, openPage } from '#stores/website-builder/builder-place.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { TradeFindingList } from './trade-findings.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { useBlockNames, usePageNames } from './use-names.ts'
import styles from './panel.module.css'

/** What search engines and visitors will miss, each with the way to it. */
export function AuditPanel() {
  const t = useMessages(websiteAuditMessages)
  const site = useBuilderSite()
  const textOf = useFindingTexts()
  const findings = auditSite(site)
  return (
    <div className={styles['panel']} tabIndex={-1}>
      <h2>{t.title}</h2>
      {findings.length === 0 ? (
        <EmptyState title={t.none}>{t.noneText}</EmptyState>
      ) : (
        <>
          <p className={styles['soft']} role="status">
            {t.count(findings.length)}
          </p>
          <ul className={styles['findings']}>
            {findings.map((finding) => {
              const text = textOf(finding)
              return (
                <li key={JSON.stringify(finding)}>
                  <span>{text}</span>
                  <Button
                    aria-label={t.showLabelled(text)}
                    look="line"
                    onClick={() => show(finding)}
                    size="small"
                  >
                    {t.show}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <TradeFindingList />
    </div>
  )
}

function show(finding: AuditFinding): void {
  if ('block_id' in finding) openBlock(finding.page_id, finding.block_id)
  else if ('page_id' in finding) openPage(finding.page_id)
  else goTo({ panel: 'details', block_id: undefined })
}

function useFindingTexts(): (finding: AuditFinding) => string {
  const t = useMessages(websiteAuditMessages)
  const { pair, quoted } = useMessages(pairMessages)
  const { pages, second_language } = useBuilderSite()
  const pageName = usePageNames()
  const blockName = useBlockNames()
  const named = (id: string) => {
    const page = pages.find((one) => one.id === id)
    return page ? quoted(pageName(page)) : ''
  }
  const sentence = (finding: AuditFinding): string => {
    switch (finding.finding) {
      case 'city':
      case 'name':
        return t.findings[finding.finding]
      case 'description':
      case 'long-description':
      case 'no-blocks':
      case 'title':
        return t.findings[finding.finding](named(finding.page_id))
      case 'same-description':
      case 'same-title':
        return t.findings[finding.finding](named(finding.page_id), finding.others.map(named))
      default: {
        const page = pages.find(({ id }) => id === finding.page_id)
        const block = page?.blocks.find(({ id }) => id === finding.block_id)
        const kind = block ? blockName(block).kind : ''
        return t.findings[finding.finding](named(finding.page_id), quoted(kind))
      }
    }
  }
  // Where there is only one language, none is named.
  return (finding) =>
    second_language !== null && 'language' in finding
      ? pair(t.inLanguage[finding.language], sentence(finding))
      : sentence(finding)
}
