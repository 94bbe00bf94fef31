import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { COST_WORDS } from '../words/cost-words.ts'

/** A name and what it comes to. */
export type AnswerRow = [name: string, value: string]

/** `hasResult`: the first row is what was asked for, and not a part of it. */
export function AnswerRows({
  hasResult = true,
  rows
}: {
  hasResult?: boolean
  rows: readonly AnswerRow[]
}) {
  return (
    <dl>
      {rows.map(([name, value], at) => (
        <div className={hasResult && at === 0 ? 'calculator-result' : undefined} key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** When the figures were last compared with their sources, and where those are. */
export function AnswerSources({
  language,
  of
}: {
  language: SiteLanguage
  of: readonly { source: string; verified_on: string }[]
}) {
  const oldest = of.map(({ verified_on }) => verified_on).toSorted()[0]
  const sources = [...new Set(of.map(({ source }) => source))]
  if (oldest === undefined) return null
  return (
    <p className="calculator-note">
      {COST_WORDS[language].checked(oldest)}
      {sources.map((source, at) => (
        <span key={source}>
          {at === 0 ? ' ' : ', '}
          <a href={source} rel="noopener">
            {new URL(source).hostname.replace(/^www\d?\./, '')}
          </a>
        </span>
      ))}
      .
    </p>
  )
}
