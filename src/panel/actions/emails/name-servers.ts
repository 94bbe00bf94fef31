import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type NameServersSet = {
  kind: 'name-servers'
  name: string
  base_url: string
  nameServers: readonly string[]
  /** The domain had other name servers before, which the agent may have set already. */
  changed: boolean
}

/** The name servers to set at the registrar, the first time or after a change. */
export function nameServersSet(mail: NameServersSet, settings: Settings): WrittenMail {
  const { base_url, changed, nameServers } = mail
  return writeLetter(
    {
      subject: changed
        ? `The name servers for ${base_url} have changed`
        : `The name servers for ${base_url}`,
      heading: changed ? 'Your name servers have changed' : 'Set your name servers',
      paragraphs: [
        `Hello ${mail.name},`,
        changed
          ? `The name servers for ${base_url} have changed. The previous ones no longer work; please replace them at your registrar with these.`
          : `To point ${base_url} to your website, replace its name servers with these. You do this at your registrar, where you registered the domain.`,
        'The change can take up to 48 hours. We check every hour and email you when your domain is live.'
      ],
      rows: nameServers.map((server, index) => [`Name server ${index + 1}`, server] as const),
      button: {
        label: 'Follow the step-by-step guide',
        url: `${settings.siteUrl}/how-to-setup/name-server`
      }
    },
    settings
  )
}
