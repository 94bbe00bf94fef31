import { dates } from '#messages/dates.ts'
import { morningSummaryEmail } from '#messages/emails/morning-summary.ts'
import type { LeadKind } from '#rules/leads/lead-kinds.ts'
import { SUMMARY_NAMES } from '#rules/leads/morning-summary.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

/** A phone shows no more of a subject. */
const PARTS_IN_SUBJECT = 3

type Named = { lead_id: string; name: string }

export type MorningSummary = {
  kind: 'morning-summary'
  name: string
  /** The agent's day, 'YYYY-MM-DD', as are the others. */
  day: string
  fresh: (Named & { form: LeadKind; home: string })[]
  follow_ups: (Named & { on: string })[]
  tasks: (Named & { title: string; on: string })[]
  /** Whose consent ends, and when. */
  asks: (Named & { until: string })[]
  unverified: Named[]
  /** The setting is the owner's; missing in an email of an earlier version. */
  isMember?: boolean
  language: 'en' | 'fr'
}

/** What an agent has to do today: new messages, follow-ups, tasks and consents that end. */
export function morningSummary(summary: MorningSummary, settings: Settings): EmailContent {
  const { asks, day, follow_ups, fresh, isMember, language, name, tasks, unverified } = summary
  const t = morningSummaryEmail[language]
  const late = (on: string) => (on < day ? ` (${t.since(dates[language].dayOfMonth(on))})` : '')
  const sections = [
    part(t.parts.fresh, t.fresh, fresh, ({ form, home, name }) =>
      [name, t.kinds[form], home].filter(Boolean).join(' · ')
    ),
    part(t.parts.followUps, t.followUps, follow_ups, ({ name, on }) => `${name}${late(on)}`),
    part(t.parts.tasks, t.tasks, tasks, ({ name, on, title }) => `${title} · ${name}${late(on)}`),
    part(
      t.parts.asks,
      t.asks,
      asks,
      ({ name, until }) => `${name}, ${t.until(dates[language].dayOfMonth(until))}`
    ),
    part(t.parts.unverified, t.unverified, unverified, ({ name }) => name)
  ].flatMap((section) => section ?? [])
  return {
    subject: t.subject(
      sections
        .slice(0, PARTS_IN_SUBJECT)
        .map(({ short }) => short)
        .join(', ')
    ),
    heading: t.heading(name),
    paragraphs: sections.map(({ lines, title }) => [title, ...lines].join('\n')),
    button: { label: t.open, url: pageUrl(settings, language, paths.leads) },
    note: isMember ? t.offByBrokerage : t.off
  }

  function part<Item>(
    short: (count: number) => string,
    title: string,
    items: readonly Item[],
    write: (item: Item) => string
  ): { short: string; title: string; lines: string[] } | undefined {
    if (items.length === 0) return undefined
    const lines = items.slice(0, SUMMARY_NAMES).map((item) => `• ${write(item)}`)
    const others = items.length - lines.length
    if (others > 0) lines.push(t.more(others))
    return { lines, short: short(items.length), title: t.section(title) }
  }
}
