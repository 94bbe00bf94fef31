import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import type { SiteContent } from '#contract/websites/site-content.ts'
import type { StampFinding } from '#contract/websites/site-stamps.ts'
import { advertisingRuleMessages } from '#messages/advertising-rules.ts'
import { stampPageMessages } from '#messages/hosting/stamp.ts'
import { isPastDate, readProvinceOf, sourceIn } from '#rules/advertising/trade-rule.ts'
import { TRADE_RULES } from '#rules/advertising/trade-rules.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { longDay } from '#rules/time/long-day.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { pagePath } from '#rules/websites/site-pages.ts'
import { stampSitePath } from '#rules/websites/stamp-path.ts'
import { readStamp } from '../actions/websites/site-stamps.ts'
import type { StampRow } from '../records/websites/site-stamps.ts'
import { dayOfMoment, longMoment } from './long-moment.ts'
import { compressBody, type Body } from './site-response.ts'
import { remarkField, type StampFault, WHOLE } from './stamp-form.ts'

const css = readFileSync(new URL('stamp-page.css', import.meta.url))
const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
export const STAMP_STYLES_PATH = `/_site/stamp.${hash}.css`
export const stampStyles: Body = compressBody('text/css;charset=utf-8', css)

export type StampPage = {
  content: SiteContent
  stamp: StampRow
  token: string
  now: Date
  /** Where the website opens. */
  origin: string
  /** What was typed and what is wrong with it, after a form that wasn't complete. */
  typed?: Record<string, string>
  faults?: Record<string, StampFault>
}

type Shown = StampPage & { t: (typeof stampPageMessages)['en'] }

/** The page of one stamp: the version and its findings, then the form, or what was decided. */
export function writeStampPage(page: StampPage): string {
  const { content, stamp } = page
  const t = stampPageMessages[content.language]
  const shown = { ...page, t }
  const title =
    stamp.decision === null ? t.title(content.salesman_name) : t.record.title[stamp.decision]
  return String(
    html`<!doctype html>
      <html lang="${content.language}-CA">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="${STAMP_STYLES_PATH}" />
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${
              stamp.decision === null
                ? html`<p>${t.intro(stamp.asked_name, dayOf(stamp.expires, content))}</p>`
                : ''
            }
            ${facts(shown)} ${findings(shown)}
            ${stamp.decision === null ? form(shown) : record(shown)}
          </main>
        </body>
      </html>`
  )
}

function facts({ content, origin, stamp, t }: Shown) {
  const rows = [
    [t.agent, [content.salesman_name, content.salesman_designation].filter(Boolean).join(', ')],
    [t.brokerage, content.company_name],
    [t.address, origin],
    [t.version, String(stamp.version)]
  ]
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd><bdi>${value}</bdi></dd>
        </div>`
    )}
  </dl>`
}

function findings({ content, now, stamp, t }: Shown) {
  const found = readStamp(stamp).findings
  return html`<section>
    <h2>${t.findings}</h2>
    ${readProvinceOf(content.province) ? '' : html`<p>${t.notRead}</p>`}
    ${
      found.length === 0
        ? html`<p>${t.noFindings}</p>`
        : html`<ul>
            ${found.map((one) => finding(one, { content, now, t }))}
          </ul>`
    }
  </section>`
}

function finding(
  { at, rule: id, words }: StampFinding,
  { content, now, t }: Pick<Shown, 'content' | 'now' | 't'>
) {
  const rule = TRADE_RULES.find((one) => one.id === id)
  if (!rule) return ''
  const page = 'page_id' in at ? content.pages.find((one) => one.id === at.page_id) : undefined
  const day = (iso: string) => longDay(iso, content.language)
  const isPast = isPastDate(rule, formatDate(now, 'YYYY-MM-DD'))
  const { address, document } = sourceIn(rule.source, content.language)
  return html`<li>
    <b>${t.label(page ? titleOf(page, content) : t.inDetails)}</b>
    ${advertisingRuleMessages[content.language][rule.id]}
    ${words === undefined ? '' : t.words(words)}
    <small>
      <a href="${address}" rel="noreferrer" target="_blank">${document}</a>,
      ${t.read(day(rule.seen_on))}${isPast ? `, ${t.pastDate(day(rule.reverify_by))}` : ''}
    </small>
  </li>`
}

function form({ content, faults = {}, t, token, typed = {} }: Shown) {
  const fault = (field: string) => {
    const kind = faults[field]
    return kind ? html`<strong id="${field}-fault">${t.missing[kind]}</strong>` : ''
  }
  const fields = [
    ...content.pages.map(({ id }) => remarkField(id)),
    WHOLE,
    'decision',
    'name',
    'email'
  ]
  const first = fields.find((field) => faults[field])
  const focus = (field: string) => (field === first ? html`autofocus` : '')
  const described = (field: string) =>
    faults[field] ? html`aria-invalid="true" aria-describedby="${field}-fault" ${focus(field)}` : ''
  const remark = (field: string, label: string) =>
    html`<label for="${field}">${label}</label>
      <textarea id="${field}" name="${field}" rows="2" ${described(field)}>
${typed[field] ?? ''}</textarea>
      ${fault(field)}`
  const line = (field: 'email' | 'name') =>
    html`<label for="${field}">${t[field]}</label>
      <input
        autocomplete="${field}"
        id="${field}"
        name="${field}"
        ${described(field)}
        value="${typed[field] ?? ''}"
      />${fault(field)}`
  return html`<form method="post">
    <section>
      <h2>${t.pages}</h2>
      ${content.pages.map((page) => {
        const title = titleOf(page, content)
        const href = `${stampSitePath(token)}${pagePath(page, content.language, content.language)}`
        return html`<div class="page">
          ${
            page.hidden
              ? html`<p>${title}. ${t.hidden}</p>`
              : html`<p><a href="${href}" target="_blank">${t.open(title)}</a></p>
                  ${remark(remarkField(page.id), t.remark(title))}`
          }
        </div>`
      })}
      ${remark(WHOLE, t.remarkAll)}
    </section>
    <fieldset>
      <legend>${t.decide}</legend>
      ${(['approved', 'changes'] as const).map(
        (one, at) =>
          html`<label class="choice">
            <input
              name="decision"
              type="radio"
              value="${one}"
              ${typed['decision'] === one ? 'checked' : ''}
              ${at === 0 ? described('decision') : ''}
            />
            ${t.decisions[one]}
          </label>`
      )}
      ${fault('decision')} ${line('name')} ${line('email')}
      <p>${t.kept}</p>
      <button>${t.send}</button>
    </fieldset>
  </form>`
}

function record({ content, stamp, t }: Shown) {
  const { remarks } = readStamp(stamp)
  return html`<section>
    <h2>${t.record.remarks}</h2>
    ${
      remarks.length === 0
        ? html`<p>${t.record.noRemarks}</p>`
        : html`<ul>
            ${remarks.map(
              ({ page, text }) =>
                html`<li>${page === '' ? '' : html`<b>${t.label(page)}</b>`} ${text}</li>`
            )}
          </ul>`
    }
    <dl>
      <div>
        <dt>${t.record.by}</dt>
        <dd>${stamp.decided_name}, ${stamp.decided_email}</dd>
      </div>
      <div>
        <dt>${t.record.at}</dt>
        <dd>${stamp.decided_at && momentOf(stamp.decided_at, content)}</dd>
      </div>
    </dl>
    <p class="screen">${t.record.print}</p>
  </section>`
}

function titleOf({ title }: SiteContent['pages'][number], { language }: SiteContent): string {
  return title[language] || title.en || title.fr
}

function dayOf(at: Date, { language, province }: SiteContent): string {
  return dayOfMoment(at, language, zoneOf(province).id)
}

function momentOf(at: Date, { language, province }: SiteContent): string {
  return longMoment(at, language, zoneOf(province).id)
}
