import { nameServersMessages } from '#messages/emails/name-servers.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type NameServersSet = {
  kind: 'name-servers'
  name: string
  base_url: string
  nameServers: readonly string[]
  /** The domain had other name servers before, which the agent may have set already. */
  changed: boolean
  language: Language
}

/** The name servers to set at the registrar, the first time or after a change. */
export function nameServersSet(
  { base_url, changed, language, name, nameServers }: NameServersSet,
  settings: Settings
): EmailContent {
  const t = nameServersMessages[language]
  const { heading, instruction, subject } = changed ? t.changed : t.first
  return {
    subject: subject(base_url),
    heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [instruction(base_url), t.copied, t.wait],
    rows: nameServers.map((server, index) => [t.nameServer(index + 1), server] as const),
    button: { label: t.openGuide, url: pageUrl(settings, language, paths.nameServerGuide) }
  }
}
