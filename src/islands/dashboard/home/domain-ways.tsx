import type { ReactNode } from 'react'
import { domainCardMessages } from '#messages/domain-card.ts'
import type { DomainReport } from '#contract/websites/domain.ts'
import { paths } from '#rules/paths.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Notice } from '../../kit/notice.tsx'
import { Copy, RecordLine } from './domain-record.tsx'
import own from './domain-card.module.css'

/** The two ways to the website. A way that would harm the domain says why, and shows nothing to set. */
export function DomainWays({ report }: { report: DomainReport }) {
  const t = useMessages(domainCardMessages)
  const { aliases, block, domain, name_servers, records, records_block } = report
  const recordsProblem =
    records_block && records_block !== 'closed'
      ? t.whyNot[records_block](domain, aliases.join(', '))
      : undefined
  const nameServersProblem =
    block === 'records' || (block === null && name_servers.length === 0)
      ? t.whyNot.records
      : block && block !== 'closed'
        ? t.whyNot[block](domain)
        : undefined
  return (
    <>
      <p>{t.ready(domain)}</p>
      <div className={own['ways']}>
        <Way problem={recordsProblem} text={t.recordsWayText} title={t.recordsWay}>
          <ul>
            {records.map((record) => (
              <RecordLine key={record.host + record.value} record={record} />
            ))}
          </ul>
        </Way>
        <Way problem={nameServersProblem} text={t.nameServersWayText} title={t.nameServersWay}>
          <ul>
            {name_servers.map((server) => (
              <li className={own['line']} key={server}>
                <code>{server}</code>
                <Copy text={server} />
              </li>
            ))}
          </ul>
          <p className={own['soft']}>{t.copiedOnly}</p>
          <p>
            <a className="more" href={paths.nameServerGuide}>
              {t.guide}
            </a>
          </p>
        </Way>
      </div>
    </>
  )
}

function Way({
  title,
  text,
  problem,
  children
}: {
  title: string
  text: string
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <section className={own['way']}>
      <h3>{title}</h3>
      {problem === undefined ? (
        <>
          <p>{text}</p>
          {children}
        </>
      ) : (
        <Notice kind="warning">{problem}</Notice>
      )}
    </section>
  )
}
