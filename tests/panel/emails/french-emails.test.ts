import { expect, test } from 'vitest'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import { emailSamples } from '#panel/commands/email-samples.ts'
import { pageIn } from '#rules/french-pages.ts'
import { faultsIn } from '../../kit/french-faults.ts'
import { figuresIn } from '../../kit/said-figures.ts'
import { sitePage } from '../../kit/site-page.ts'
import { testSettings } from '../../kit/test-settings.ts'

const ENGLISH = emailSamples('en')
const FRENCH = emailSamples('fr')
const NAMES = Object.keys(FRENCH) as (keyof typeof FRENCH)[]

/** The email's own words: not what it links to, nor what a field of another CRM is called. */
function shownIn({ html, subject, text }: ReturnType<typeof renderEmail>): string[] {
  const shown = sitePage(html).read
  return [subject, text, shown].map((part) => part.replaceAll(/https?:\S+|\S+@\S+/g, '…'))
}

test.each(NAMES)('%s is French all through: subject, text and HTML', (name) => {
  const written = renderEmail(FRENCH[name], testSettings)
  expect(written.html).toContain('<html lang="fr-CA">')
  expect(written.html).not.toContain('lang="en')
  for (const shown of shownIn(written)) {
    const faults = shown.split('\n').flatMap((line) => faultsIn(line).map((fault) => [fault, line]))
    expect(faults).toEqual([])
  }
})

test.each(NAMES)('%s has the same amounts, rates and days in French as in English', (name) => {
  const [english, french] = [ENGLISH[name], FRENCH[name]].map((sample) => {
    const { subject, text } = renderEmail(sample, testSettings)
    return figuresIn(`${subject}\n${text}`, sample.language)
  })
  expect(french).toEqual(english)
})

test('receipts and reminders say amounts and days', () => {
  const { text } = renderEmail(FRENCH['payment-received'], testSettings)
  expect(figuresIn(text, 'fr')).toEqual(
    expect.arrayContaining(['$1047.42', '$45.55', '2027/12/21', '2026/11/21', '5%', '9.975%'])
  )
  for (const part of ['TPS 5 %', 'TVQ 9,975 %', '21 novembre 2026 à 10 h 00 HE']) {
    expect(text.replaceAll('\u00A0', ' ')).toContain(part)
  }
})

test.each(NAMES)(
  '%s links to the same pages in both languages, in French where there are such',
  (name) => {
    const [english, french] = [ENGLISH[name], FRENCH[name]].map((sample) =>
      sitePage(renderEmail(sample, testSettings).html).values('href')
    )
    const { siteUrl } = testSettings
    const inFrench = (link: string) =>
      link === siteUrl || link.startsWith(`${siteUrl}/`)
        ? `${siteUrl}${pageIn('fr', link.slice(siteUrl.length) || '/')}`
        : link.replace('/en/privacy-choices', '/fr/privacy-choices')
    expect(french).toEqual(english?.map(inFrench))
  }
)
