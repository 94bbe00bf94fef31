import { useState } from 'react'
import type { SitePage } from '#contract/websites/site-content.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { isLandingPage } from '#rules/websites/landing-page.ts'
import { isPageSlug, pagePath } from '#rules/websites/site-pages.ts'
import { edit } from '#stores/website-builder/builder.ts'
import {
  changePage,
  markLanding,
  removePage,
  type PageChange
} from '#stores/website-builder/site-edits.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { CheckBox } from '../kit/form/check-box.tsx'
import { AdLinks } from './ad-links.tsx'
import { LandingChoice } from './landing-choice.tsx'
import { LineFields } from './line-fields.tsx'
import { PlaceFindings } from './trade-findings.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { usePageNames } from './use-names.ts'
import styles from './panel.module.css'

/** A page's title, address, description, and where it is shown. */
export function PageSettings({ page, onRemoved }: { page: SitePage; onRemoved: () => void }) {
  const t = useMessages(websitePagesMessages).pages
  const site = useBuilderSite()
  const name = usePageNames()(page)
  const [asking, setAsking] = useState(false)
  const isHome = page.kind === 'home'
  const isLanding = isLandingPage(page)
  const slugError = useSlugError(page.slug, page.id)
  const change = (part: PageChange, field: string) =>
    edit((now) => changePage(now, page.id, part), `${page.id}.${field}`)
  return (
    <div className={styles['fields']}>
      <LineFields
        label={t.pageTitle}
        name="title"
        onChange={(title, language) => change({ title }, `title.${language}`)}
        value={page.title}
      />
      <LineFields
        label={t.description}
        name="description"
        onChange={(description, language) => change({ description }, `description.${language}`)}
        rows={3}
        value={page.description}
      />
      <PlaceFindings block_id={null} page_id={page.id} />
      {isHome ? (
        <p className={styles['soft']}>{t.homeAddress}</p>
      ) : (
        <PlainField
          error={slugError}
          hint={t.addressHint(pagePath(page, site.language, site.language))}
          label={t.address}
          name="slug"
          onChange={(slug) => change({ slug }, 'slug')}
          value={page.slug}
        />
      )}
      {page.kind === 'own' && (
        <LandingChoice
          checked={isLanding}
          onChange={(landing) => edit((now) => markLanding(now, page.id, landing))}
        />
      )}
      {isLanding ? (
        <AdLinks page={page} />
      ) : (
        <CheckBox
          checked={page.inMenu}
          label={t.inMenu}
          onChange={(inMenu) => change({ inMenu }, 'inMenu')}
        />
      )}
      {!isHome && (
        <CheckBox
          checked={page.hidden}
          label={t.hide}
          onChange={(hidden) => change({ hidden }, 'hidden')}
        />
      )}
      {page.kind === 'own' && (
        <div>
          <Button look="quiet" onClick={() => setAsking(true)} size="small">
            {t.removePage}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          confirm={t.removePage}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            onRemoved()
            edit((now) => removePage(now, page.id))
          }}
          title={t.removeTitle(name)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Why a page can't have this address. */
export function useSlugError(slug: string, own?: string): string | undefined {
  const t = useMessages(websitePagesMessages).pages
  const { pages } = useBuilderSite()
  if (!isPageSlug(slug)) return t.addressWrong
  const isTaken = pages.some((page) => page.id !== own && page.slug === slug)
  return isTaken ? t.addressTaken : undefined
}
