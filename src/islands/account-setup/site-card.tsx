import { useStore } from '@nanostores/react'
import { sitePreviewMessages } from '#messages/site-preview.ts'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { useMessages } from '../kit/use-messages.ts'
import { HostName } from '../kit/host-name.tsx'
import styles from './site-card.module.css'
import { useLoadedSite } from './use-loaded-site.ts'

/** What the agent is buying: the chosen template at their own domain. */
export function SiteCard() {
  const t = useMessages(sitePreviewMessages)
  const { templates } = useLoadedSite()
  const { base_url = '', template_id } = useStore($details)
  const template = templates.find(({ website_id }) => website_id === template_id)
  return (
    <aside aria-label={t.title} className={styles['card']}>
      {template && (
        <img
          alt={t.templateAlt(template.website_name)}
          height="750"
          src={template.screenshot}
          width="1200"
        />
      )}
      <p>
        <b>
          <HostName>{normaliseDomain(base_url) ?? base_url}</HostName>
        </b>
        {template && t.template(template.website_name)}
      </p>
    </aside>
  )
}
