import { useStore } from '@nanostores/react'
import { normaliseDomain, subdomainFrom } from '#rules/domain.ts'
import { $details } from '#stores/account-details.ts'
import styles from './site-preview.module.css'
import { useReadySite } from './use-ready-site.ts'

/** The chosen template under the address it will have. */
export function SitePreview({ large = false }: { large?: boolean }) {
  const { templates, websiteConfig } = useReadySite()
  const { base_url = '', template_id, website_name = '' } = useStore($details)
  const template = templates.find(({ website_id }) => website_id === template_id)
  const domain = normaliseDomain(base_url)
  const subdomain = website_name.trim() === '' ? 'your-name' : subdomainFrom(website_name)
  return (
    <aside aria-label="Your website" className={styles['preview']} data-large={large}>
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
          {subdomain}
          <wbr />.{websiteConfig.sitesDomain}
        </b>
        This is the site you are about to publish.
        {large && domain !== undefined && (
          <span> It answers at {domain} too, once you point it here.</span>
        )}
      </p>
    </aside>
  )
}
