import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailMessage } from './email-message.ts'
import type { Mailbox, MailTransport } from './email-transport.ts'

/** Mail as files in a folder: whole or not at all, and the same mail sent twice is one file. */
export function outboxMail(folder: string, from: Mailbox): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    kind: 'outbox',
    async send(mail) {
      const { message } = await writer.sendMail(mailMessage(mail, from))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${mail.id.replaceAll(/[^\w-]/g, '_')}.eml`)
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    }
  }
}

/** The names of the mails in an outbox, the newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const order = new Intl.Collator('en', { numeric: true })
  return names.filter((name) => name.endsWith('.eml')).sort((a, b) => order.compare(b, a))
}

/** One mail of the outbox; undefined where there is none of that name. */
export async function readOutbox(folder: string, name: string): Promise<string | undefined> {
  if (!/^[\w-]+\.eml$/.test(name)) return undefined
  return readFile(join(folder, name), 'utf8').catch(() => undefined)
}
