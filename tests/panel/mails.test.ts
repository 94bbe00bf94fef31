import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { writeMail } from '#panel/actions/mails.ts'
import { listOutbox, outboxMail, readOutbox } from '#panel/services/mail-outbox.ts'
import { smtpMail } from '#panel/services/mail-smtp.ts'
import { MailUndeliverable, type OutgoingMail } from '#panel/services/mail-transport.ts'
import { readMail } from '#panel/services/read-mail.ts'
import { testSettings } from '../kit/panel.ts'

const FROM = { name: 'Maplekey', address: 'hello@maplekey.test' }

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
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
  return { folder, transport: outboxMail(folder, FROM) }
}

test('a mail in the outbox is a whole mail that any reader reads', async () => {
  const { folder, transport } = outbox()
  const sent = mail({ replyTo: { name: 'Ann', address: 'ann@example.org' } })
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

test('the mailbox reads it back the same', async () => {
  const { folder, transport } = outbox()
  const long = `${'très long '.repeat(60)}fin`
  await transport.send(mail({ subject: long.slice(0, 200), text: long }))
  const read = readMail((await readOutbox(folder, 'mail-1-abc.eml')) ?? '')
  expect(read.subject).toBe(long.slice(0, 200).trim())
  expect(read.text.trim()).toBe(long)
  expect(read.html.trim()).toBe('<p>Été &amp; 中文</p>')
  expect(read.to).toContain('marie@capblanc.ca')
  expect(read.to).toContain('Marie-Ève')
})

test('a mail sent twice is one file, and the newest are listed first', async () => {
  const { folder, transport } = outbox()
  for (const id of ['mail-1-a', 'mail-1-a', 'mail-2-a', 'mail-10-a'])
    await transport.send(mail({ id }))
  expect(await listOutbox(folder)).toEqual(['mail-10-a.eml', 'mail-2-a.eml', 'mail-1-a.eml'])
})

test.each(['../secret.eml', 'a/b.eml', 'none.eml', 'mail.txt', '..%2f.eml'])(
  'no mail is read by the name %s',
  async (name) => {
    expect(await readOutbox(outbox().folder, name)).toBeUndefined()
  }
)

test('a name or a subject brings no address and no header of its own', async () => {
  const { folder, transport } = outbox()
  await transport.send(
    mail({
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
  ['verify-email', { kind: 'verify-email', name: '<Ann>', code: 'mkc_a-b_c' }],
  ['reset-password', { kind: 'reset-password', name: '<Ann>', email: 'a+b@x.ca', code: 'mkc_a' }]
] as const)('%s says the same in text and in HTML, with everything escaped', (_, content) => {
  const written = writeMail(content, testSettings)
  const link = /https:\S+/.exec(written.text)?.[0] ?? ''
  expect(link).toContain(content.code)
  expect(written.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`)
  expect(written.text).toContain('<Ann>')
  expect(written.html).toContain('&#60;Ann&#62;')
  expect(written.html).not.toContain('<Ann>')
})

test('the reset link fills the login form and keeps the code from servers', () => {
  const content = { kind: 'reset-password', name: 'Ann', email: 'a+b@x.ca', code: 'mkc_a' } as const
  const { text } = writeMail(content, testSettings)
  const { hash, pathname } = new URL(/https:\S+login\S+/.exec(text)?.[0] ?? '')
  expect(pathname).toBe('/auth/login')
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    email: 'a+b@x.ca',
    code: 'mkc_a'
  })
})

/** A mail server that answers the recipient with `reply`, and keeps what it is given. */
async function mailServer(reply: string) {
  const received: string[] = []
  const talk = (socket: Socket) => {
    let isData = false
    let buffer = ''
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk
      if (isData) {
        if (!buffer.endsWith('\r\n.\r\n')) return
        received.push(buffer)
        buffer = ''
        isData = false
        socket.write('250 taken\r\n')
        return
      }
      const verb = buffer.slice(0, 4).toUpperCase()
      buffer = ''
      isData = verb === 'DATA'
      const replies: Record<string, string> = { RCPT: reply, DATA: '354 go on', QUIT: '221 bye' }
      socket.write(`${replies[verb] ?? '250 ok'}\r\n`)
    })
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}?ignoreTLS=true` }
}

test('mail goes out over SMTP', async () => {
  const { received, url } = await mailServer('250 ok')
  await smtpMail(url, FROM).send(mail())
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('Message-ID: <mail-1-abc@maplekey.test>')
})

test('a reader who does not exist is refused for good, a busy server only for now', async () => {
  const gone = await mailServer('550 no such user')
  await expect(smtpMail(gone.url, FROM).send(mail())).rejects.toBeInstanceOf(MailUndeliverable)
  const busy = await mailServer('450 try later')
  const error = await smtpMail(busy.url, FROM)
    .send(mail())
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailUndeliverable)
})
