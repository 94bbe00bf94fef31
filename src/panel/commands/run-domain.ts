import { text } from 'node:stream/consumers'
import { changeDomain } from '../actions/domains/change-domain.ts'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import { dnsResolver } from '../services/dns/resolver.ts'
import type { Command } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { withDatabase } from './with-database.ts'

export const domainCommand = {
  name: 'npm run panel -- domain',
  about: 'Gives an agent’s website another domain, once a TXT record proves that it’s theirs.',
  arguments: [
    { name: 'EMAIL', about: 'The account’s email address.' },
    { name: 'DOMAIN', about: 'The new domain.' }
  ],
  options: {},
  examples: ['npm run panel -- domain ann@example.ca annlee.ca']
} satisfies Command

/** The first run prints the record to add; the next one finds it and changes the domain. */
export async function runDomain(settings: Settings, args: string[]): Promise<void> {
  const { positionals } = readCommandLine(domainCommand, args)
  const [email = '', domain = ''] = positionals
  const change = { email: email.trim().toLowerCase(), domain }
  const response = await askAdmin(settings, 'PUT /domain', JSON.stringify(change))
  const clock = () => new Date()
  const resolver = dnsResolver(settings.dnsServer)
  const message = response
    ? await text(response)
    : await withDatabase(settings, (db) => changeDomain({ clock, db, resolver, settings }, change))
  process.stdout.write(`${message}\n`)
}
