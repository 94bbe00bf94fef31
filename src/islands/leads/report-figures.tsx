import type { ReactNode } from 'react'
import type { LeadReport, ReportFigures as Figures } from '#contract/leads/report.ts'
import { answerTimeMessages } from '#messages/leads/answer-time.ts'
import { leadReportMessages } from '#messages/leads/lead-report.ts'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './report.module.css'

/** The month's figures beside those of the month before; skeletons without a report. */
export function ReportFigures({ report }: { report: LeadReport | undefined }) {
  const t = useMessages(leadReportMessages)
  const now = report?.figures
  const then = report?.before?.figures
  return (
    <dl aria-busy={!report} className={styles['figures']}>
      {(['visits', 'views', 'leads'] as const).map((name) => (
        <Figure key={name} label={t.figures[name]}>
          {now && <Count before={then?.[name]} now={now[name]} />}
        </Figure>
      ))}
      <Figure label={t.figures.median}>
        {now && <Compared now={<Median of={now} />} then={then && <Median of={then} />} />}
      </Figure>
      <Figure label={t.figures.within}>
        {now && <Compared now={<Within of={now} />} then={then && <Within of={then} />} />}
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="card">
      <dt>{label}</dt>
      {children ?? (
        <dd>
          <SkeletonBar tall="title" wide={6} />
        </dd>
      )}
    </div>
  )
}

function Count({ before, now }: { before: number | null | undefined; now: number | null }) {
  const t = useMessages(leadReportMessages)
  if (now === null)
    return (
      <dd>
        <i>{t.notCounted}</i>
      </dd>
    )
  const known = typeof before === 'number' ? before : undefined
  const change = known === undefined ? undefined : now - known
  return (
    <>
      <dd>{t.number(now)}</dd>
      {known !== undefined && change !== undefined && (
        <dd>
          {t.before(t.number(known))} (
          {change === 0
            ? t.same
            : change > 0
              ? t.more(t.number(change))
              : t.fewer(t.number(-change))}
          )
        </dd>
      )}
    </>
  )
}

function Compared({ now, then }: { now: ReactNode; then: ReactNode }) {
  const t = useMessages(leadReportMessages)
  return (
    <>
      <dd>{now}</dd>
      {then && (
        <dd>
          {t.before('')}
          {then}
        </dd>
      )}
    </>
  )
}

function Median({ of: { answered, median_minutes, to_answer } }: { of: Figures }) {
  const t = useMessages(leadReportMessages)
  const time = useMessages(answerTimeMessages)
  if (median_minutes !== null && answered > 0) return time(median_minutes)
  return <i>{to_answer === 0 ? t.nothingToAnswer : t.noAnswer}</i>
}

function Within({ of: { to_answer, within_hour } }: { of: Figures }) {
  const t = useMessages(leadReportMessages)
  return to_answer === 0 ? <i>{t.nothingToAnswer}</i> : t.of(within_hour, to_answer)
}
