import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import { listOutbox, outboxTransport, readOutbox } from '#panel/services/email/email-outbox.ts'
import type { OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { readEmail } from '#panel/services/email/read-email.ts'
import { EMAIL_SAMPLES } from '../../kit/email-samples.ts'
import { testSettings } from '../../kit/test-settings.ts'

const FROM = { name: 'Maplekey', address: 'hello@maplekey.test' }

const email = (change: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  id: 'mail-1-abc',
  to: { name: 'Marie-Ève Desrosiers-Laflamme', address: 'marie@capblanc.ca' },
  subject: 'Bienvenue à Québec — votre reçu de 1 047,51 $ est prêt',
  text: 'Été = äöü, 中文, a line that ends in an equals sign =\nand https://x.ca/?a=b&c=d\n',
  html: '<p>Été &amp; 中文</p>',
  ...change
})

function outbox() {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, transport: outboxTransport(folder, FROM) }
}

test('an email in the outbox can be read by any email client', async () => {
  const { folder, transport } = outbox()
  const sent = email({ replyTo: { name: 'Ann', address: 'ann@example.org' } })
  await transport.send(sent)
  expect(readdirSync(folder)).toEqual(['mail-1-abc.eml'])
  const read = await PostalMime.parse(readFileSync(join(folder, 'mail-1-abc.eml')))
  expect(read).toMatchObject({
    from: FROM,
    to: [sent.to],
    replyTo: [sent.replyTo],
    subject: sent.subject,
    messageId: '<mail-1-abc@maplekey.test>'
  })
  expect(read.text?.trim()).toBe(sent.text.trim())
  expect(read.html?.trim()).toBe(sent.html)
})

test('the mailbox parses it unchanged', async () => {
  const { folder, transport } = outbox()
  const long = `${'très long '.repeat(60)}fin`
  await transport.send(email({ subject: long.slice(0, 200), text: long }))
  const read = await readEmail((await readOutbox(folder, 'mail-1-abc.eml')) ?? '')
  expect(read.subject).toBe(long.slice(0, 200).trim())
  expect(read.text.trim()).toBe(long)
  expect(read.html.trim()).toBe('<p>Été &amp; 中文</p>')
  expect(read.to).toContain('marie@capblanc.ca')
  expect(read.to).toContain('Marie-Ève')
})

test('an email sent twice is one file, and the newest are listed first', async () => {
  const { folder, transport } = outbox()
  for (const id of ['mail-1-a', 'mail-1-a', 'mail-2-a', 'mail-10-a'])
    await transport.send(email({ id }))
  expect(await listOutbox(folder)).toEqual(['mail-10-a.eml', 'mail-2-a.eml', 'mail-1-a.eml'])
})

test.each(['../secret.eml', 'a/b.eml', 'none.eml', 'mail.txt', '..%2f.eml'])(
  'the outbox has no file %s',
  async (name) => {
    expect(await readOutbox(outbox().folder, name)).toBeUndefined()
  }
)

test('names and subjects can’t inject recipients or headers', async () => {
  const { folder, transport } = outbox()
  await transport.send(
    email({
      to: { name: 'Ann\r\nBcc: evil@x.ca', address: 'ann@example.org' },
      subject: 'Hello\r\nBcc: evil@x.ca'
    })
  )
  const read = await PostalMime.parse(readFileSync(join(folder, 'mail-1-abc.eml')))
  expect(read.bcc ?? []).toEqual([])
  expect(read.to?.map(({ address }) => address)).toEqual(['ann@example.org'])
  expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
})

test.each([
  ['verify-email', { kind: 'verify-email', name: '<Ann>', code: 'mkc_a-b_c', language: 'en' }],
  [
    'reset-password',
    { kind: 'reset-password', name: '<Ann>', email: 'a+b@x.ca', code: 'mkc_a', language: 'en' }
  ]
] as const)('%s says the same in text and in HTML, with everything escaped', (_, content) => {
  const written = renderEmail(content, testSettings)
  const link = /https:\S+/.exec(written.text)?.[0] ?? ''
  expect(link).toContain(content.code)
  expect(written.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`)
  expect(written.text).toContain('<Ann>')
  expect(written.html).toContain('&#60;Ann&#62;')
  expect(written.html).not.toContain('<Ann>')
})

test('the reset link fills in the login form and hides the code from servers', () => {
  const content = {
    kind: 'reset-password',
    name: 'Ann',
    email: 'a+b@x.ca',
    code: 'mkc_a',
    language: 'en'
  } as const
  const { text } = renderEmail(content, testSettings)
  const { hash, pathname } = new URL(/https:\S+login\S+/.exec(text)?.[0] ?? '')
  expect(pathname).toBe('/auth/login')
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    email: 'a+b@x.ca',
    code: 'mkc_a'
  })
})

test.each(Object.entries(EMAIL_SAMPLES))(
  '%s fits a narrow client, names its sender and loads nothing',
  (_, content) => {
    const { html, subject, text } = renderEmail(content, testSettings)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form)|url\(|@import|[^-]width:\s*\d{3,}px/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(subject.length).toBeLessThanOrEqual(78)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) =>
      link?.replaceAll('&#38;', '&')
    )
    // What an agent writes, or their website sends, names the agent instead.
    if (
      !/^(?:homes-kept|lead-answer|lead-letter|privacy-(?:answered|link)|search-\w+|vow-link)$/.test(
        content.kind
      )
    )
      expect(links).toContain('mailto:support@maplekey.test')
    for (const link of links) expect(text).toContain(link?.replace('mailto:', ''))
  }
)

test.each(Object.entries(EMAIL_SAMPLES))(
  '%s starts every sentence with a capital letter and calls an email an email',
  (_, content) => {
    const { html, subject, text } = renderEmail(content, testSettings)
    const sentences = text.split('\n\n').filter((paragraph) => !paragraph.startsWith('-- '))
    // A website's address is written as it is, even first in a heading.
    const small = sentences.filter((one) => /^[a-zà-ÿ]/.test(one) && !/^\S+\.ca /.test(one))
    expect(small).toEqual([])
    expect(`${subject} ${text}`).not.toMatch(/\b(?:mail(?:s|ed)?|somebody)\b/i)
    expect(html).not.toContain('undefined')
  }
)

test('an inbox previews an email’s first sentence, not its greeting', () => {
  const { html } = renderEmail(EMAIL_SAMPLES['trial-ending'], testSettings)
  const [, preview] = /<div style="display:none[^>]*>([^&<]*)/.exec(html) ?? []
  expect(preview).toMatch(
    /^On December 21, 2026 your free trial ends, and we’ll charge CAD 1,047\.51 to your /
  )
})

test('a domain with accents is written as its owner does, and its links as browsers send it', () => {
  const base_url = 'xn--genevive-lavoie-zmb.ca'
  const started = { ...EMAIL_SAMPLES['trial-started'], base_url }
  const { html, subject, text } = renderEmail(started, testSettings)
  for (const part of [html, subject, text]) {
    expect(part).toContain('geneviève-lavoie.ca')
    expect(part).not.toContain('xn--')
  }
  const live = renderEmail({ ...EMAIL_SAMPLES['dns-live'], base_url }, testSettings)
  expect(live.text).toContain(`https://${base_url}/`)
})
