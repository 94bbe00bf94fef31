import { computed } from 'nanostores'
import { memo, useId, useState } from 'react'
import { sitePreviewMessages } from '#messages/site-preview.ts'
import { normaliseDomain, subdomainFrom } from '#rules/websites/domain.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { useMessages } from '../kit/use-messages.ts'
import { HostName } from '../kit/host-name.tsx'
import styles from './site-preview.module.css'
import { useLazyModule } from './use-lazy-module.ts'
import { useDeferredStore } from './use-deferred-store.ts'
import { useLoadedSite } from './use-loaded-site.ts'
import { useShownStep } from './use-shown-step.ts'
import { inTime } from '#stores/in-time.ts'

const $templateId = computed($details, ({ template_id }) => template_id)
const $baseUrl = computed($details, ({ base_url = '' }) => base_url)
const $websiteName = computed($details, ({ website_name = '' }) => website_name)

const DEVICES = ['desktop', 'phone'] as const

const liveSite = () => inTime(import('./live-site.tsx'))

/** The agent's own website in a browser frame, filling in as they type. */
export function SitePreview({
  initialDevice = 'desktop'
}: {
  initialDevice?: (typeof DEVICES)[number]
}) {
  const t = useMessages(sitePreviewMessages)
  const { templates } = useLoadedSite()
  const template_id = useDeferredStore($templateId)
  const step = useShownStep()
  // The templates load once the browser is idle; until then a screenshot is shown.
  const LiveSite = useLazyModule(liveSite, true).part?.LiveSite
  const [device, setDevice] = useState(initialDevice)
  const template = templates.find(({ website_id }) => website_id === template_id)
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles['preview']} data-device={device}>
      <header className={styles['bar']}>
        <h2 className="visually-hidden" id={title}>
          {t.title}
        </h2>
        <i aria-hidden="true" />
        <SiteAddress />
        <div aria-label={t.devices} className={styles['devices']} role="group">
          {DEVICES.map((name) => (
            <button
              aria-pressed={device === name}
              key={name}
              onClick={() => setDevice(name)}
              type="button"
            >
              <DeviceIcon phone={name === 'phone'} />
              <span className="visually-hidden">{t.device[name]}</span>
            </button>
          ))}
        </div>
      </header>
      <div className={styles['window']}>
        <div className={styles['screen']}>
          {template && <img alt="" className={styles['still']} src={template.screenshot} />}
          {LiveSite && template && (
            <LiveSite
              at={step === 'brokerage' ? 'contact' : '_top'}
              templateId={template.website_id}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** The site's address: the free subdomain until the agent enters a domain. */
export const SiteAddress = memo(function SiteAddress() {
  const t = useMessages(sitePreviewMessages)
  const { websiteConfig } = useLoadedSite()
  const base_url = useDeferredStore($baseUrl)
  const website_name = useDeferredStore($websiteName)
  const subdomain = website_name.trim() === '' ? t.yourName : subdomainFrom(website_name)
  const domain = normaliseDomain(base_url)
  return (
    <p className={styles['address']}>
      <HostName>{domain ?? `${subdomain}.${websiteConfig.sitesDomain}`}</HostName>
    </p>
  )
})

function DeviceIcon({ phone }: { phone: boolean }) {
  return (
    <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
      {phone ? <path d="M6 2.5h8v15H6zM9 15h2" /> : <path d="M2 4h16v10H2zM7 17h6" />}
    </svg>
  )
}
