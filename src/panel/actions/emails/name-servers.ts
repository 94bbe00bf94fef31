import { nameServersMessages } from '#messages/emails/name-servers.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type NameServersSet = {
  kind: 'name-servers'
  name: string
  base_url: string
  nameServers: readonly string[]
  /** The domain had other name servers before, which the agent may have set already. */
  changed: boolean
}

/** The name servers to set at the registrar, the first time or after a change. */
export function nameServersSet(
  { base_url, changed, name, nameServers }: NameServersSet,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(nameServersMessages)
  const { heading, instruction, subject } = changed ? t.changed : t.first
  return {
    subject: subject(base_url),
    heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [instruction(base_url), t.copied, t.wait],
    rows: nameServers.map((server, index) => [t.nameServer(index + 1), server] as const),
    button: { label: t.openGuide, url: `${siteUrl}/how-to-setup/name-server` }
  }
}
