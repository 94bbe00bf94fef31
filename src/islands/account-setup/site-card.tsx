import { useStore } from '@nanostores/react'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { HostName } from '../kit/host-name.tsx'
import styles from './site-card.module.css'
import { useReadySite } from './use-ready-site.ts'

/** What is being paid for: the chosen template at the agent's own domain. */
export function SiteCard() {
  const { templates } = useReadySite()
  const { base_url = '', template_id } = useStore($details)
  const template = templates.find(({ website_id }) => website_id === template_id)
  return (
    <aside aria-label="Your website" className={styles['card']}>
      {template && (
        <img
          alt={`The template ${template.website_name}`}
          height="750"
          src={template.screenshot}
          width="1200"
        />
      )}
      <p>
        <b>
          <HostName>{normaliseDomain(base_url) ?? base_url}</HostName>
        </b>
        {template && `The ${template.website_name} template, shown with a sample agent.`}
      </p>
    </aside>
  )
}
