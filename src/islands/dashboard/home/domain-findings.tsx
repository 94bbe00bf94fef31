import { domainCardMessages } from '#messages/domain-card.ts'
import type { DomainReport } from '#contract/websites/domain.ts'
import { useMessages } from '../../kit/use-messages.ts'
import own from './domain-card.module.css'

/** What the domain has today, each with what will happen to it. */
export function DomainFindings({ report }: { report: DomainReport }) {
  const t = useMessages(domainCardMessages)
  const { domain, exists, findings, page_title } = report
  if (findings.length === 0) {
    return <p className={own['soft']}>{exists ? t.nothing : t.noDomain(domain)}</p>
  }
  return (
    <section className={own['findings']}>
      <h3>{t.today(domain)}</h3>
      <dl>
        {findings.map(({ kind, values }) => (
          <div key={kind}>
            <dt>{t.kinds[kind]}</dt>
            <dd>
              {kind === 'website' && page_title && <p>{t.pageTitle(page_title)}</p>}
              <ul>
                {values.map((value) => (
                  <li key={value}>
                    <code>{value}</code>
                  </li>
                ))}
              </ul>
              <p className={own['soft']}>{t.fates[kind]}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
