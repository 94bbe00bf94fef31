import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type NameServersSet = {
  kind: 'name-servers'
  name: string
  base_url: string
  nameServers: readonly string[]
  /** The domain had others before, which the agent may have set already. */
  changed: boolean
}

/** What to set at the registrar: the first time, or anew because the old ones are gone. */
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
          ? `the name servers for ${base_url} are others now. Those we gave you before do not lead to your website any more; please replace them at your registrar with these.`
          : `so that ${base_url} leads to your website, replace its name servers at your registrar, where you registered the domain, with these.`,
        'A change can take up to 48 hours. We look for it every hour and write to you when your domain is live.'
      ],
      rows: nameServers.map((server, index) => [`Name server ${index + 1}`, server] as const),
      button: {
        label: 'See how, step by step',
        url: `${settings.siteUrl}/how-to-setup/name-server`
      }
    },
    settings
  )
}
