import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SitePage } from '#contract/websites/site-content.ts'
import { landingPageMessages } from '#messages/leads/landing-page.ts'
import { pairMessages } from '#messages/pairs.ts'
import { adLink, type AdTags } from '#rules/websites/ad-link.ts'
import { pagePath, type SiteLanguage } from '#rules/websites/site-pages.ts'
import { copyText } from '#stores/website/website.ts'
import { $builder } from '#stores/website-builder/builder.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilderSite } from './use-builder-site.ts'
import panel from './panel.module.css'
import styles from './ad-links.module.css'

/** A landing page's links with the tags that the agent chooses, ready to copy. */
export function AdLinks({ page }: { page: SitePage }) {
  const t = useMessages(landingPageMessages).links
  const { language, second_language } = useBuilderSite()
  const [tags, setTags] = useState<AdTags>({ source: '', medium: '', campaign: page.slug })
  const field = (name: keyof AdTags, label: string, hint: string) => (
    <PlainField
      hint={hint}
      label={label}
      maxLength={60}
      name={`utm_${name}`}
      onChange={(value) => setTags({ ...tags, [name]: value })}
      value={tags[name]}
    />
  )
  return (
    <fieldset className={styles['links']}>
      <legend>{t.title}</legend>
      <p className={panel['soft']}>
        {t.hint} {t.unpublished}
      </p>
      {field('source', t.source, t.sourceHint)}
      {field('medium', t.medium, t.mediumHint)}
      {field('campaign', t.campaign, t.campaignHint)}
      {[language, ...(second_language === null ? [] : [second_language])].map((one) => (
        <AdLink key={one} language={one} page={page} tags={tags} />
      ))}
    </fieldset>
  )
}

function AdLink({
  language,
  page,
  tags
}: {
  language: SiteLanguage
  page: SitePage
  tags: AdTags
}) {
  const t = useMessages(landingPageMessages).links
  const { pair } = useMessages(pairMessages)
  const builder = useStore($builder)
  const site = useBuilderSite()
  if (builder.status !== 'ready') return null
  const path = pagePath(page, language, site.language)
  const link = adLink(builder.value.state.website_url + path, tags)
  return (
    <div className={styles['link']}>
      <output aria-label={t.link}>{link}</output>
      <Button
        aria-label={pair(t.copy, path)}
        look="line"
        onClick={() => void copyText(link)}
        size="small"
      >
        {t.copy}
      </Button>
    </div>
  )
}
