import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { nodemailerMessage } from './nodemailer-message.ts'
import type { Mailbox, EmailTransport } from './email-transport.ts'
import { readEmail } from './read-email.ts'

/** Writes emails as files, atomically. The same email sent twice is one file. */
export function outboxTransport(folder: string, from: Mailbox): EmailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    kind: 'outbox',
    async send(email) {
      const { message } = await writer.sendMail(nodemailerMessage(email, from))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${email.id.replaceAll(/[^\w-]/g, '_')}.eml`)
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },

    async forget(texts) {
      for (const name of await listOutbox(folder)) {
        const source = await readOutbox(folder, name)
        const { html, replyTo, subject, text, to } = await readEmail(source ?? '')
        // What an agent wrote to a lead may not name them.
        const all = [to, replyTo, subject, text, html].join('\n')
        if (texts.some((mark) => all.includes(mark))) await rm(join(folder, name), { force: true })
      }
    }
  }
}

/** The file names in an outbox, newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const order = new Intl.Collator('en', { numeric: true })
  return names.filter((name) => name.endsWith('.eml')).sort((a, b) => order.compare(b, a))
}

/** An email's source, or undefined if the outbox has no such file. */
export async function readOutbox(folder: string, name: string): Promise<string | undefined> {
  if (!/^[\w-]+\.eml$/.test(name)) return undefined
  return readFile(join(folder, name), 'utf8').catch(() => undefined)
}
