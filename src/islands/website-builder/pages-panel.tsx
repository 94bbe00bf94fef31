import { useState } from 'react'
import { landingPageMessages } from '#messages/leads/landing-page.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { listingsPath } from '#rules/listings/listing-path.ts'
import { isLandingPage } from '#rules/websites/landing-page.ts'
import { SITE_PAGES_MAX } from '#rules/websites/site-pages.ts'
import { edit } from '#stores/website-builder/builder.ts'
import { openPage } from '#stores/website-builder/builder-place.ts'
import { movePage } from '#stores/website-builder/site-edits.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AddPageDialog } from './add-page-dialog.tsx'
import { MovableList } from './movable-list.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { usePageNames } from './use-names.ts'
import list from './list.module.css'
import styles from './panel.module.css'

/** All pages in the order of the menu. */
export function PagesPanel() {
  const t = useMessages(websitePagesMessages).pages
  const landing = useMessages(landingPageMessages)
  const { language, pages } = useBuilderSite()
  const listings = listingsPath(language, language)
  const hasOwnHomes = pages.some(
    ({ hidden, inMenu, kind }) => kind === 'homes' && inMenu && !hidden
  )
  const nameOf = usePageNames()
  const [adding, setAdding] = useState(false)
  return (
    <div className={styles['panel']} tabIndex={-1}>
      <h2>{t.title}</h2>
      <p className={styles['soft']}>{t.hint}</p>
      {!hasOwnHomes && <p className={styles['soft']}>{t.listings(listings)}</p>}
      <MovableList
        items={pages.map((page) => ({ id: page.id, name: nameOf(page) }))}
        labels={{ list: t.title, up: t.moveUp, down: t.moveDown, moved: t.moved }}
        onMove={(id, to) => edit((site) => movePage(site, id, to))}
      >
        {(id) => {
          const page = pages.find((one) => one.id === id)
          if (!page) return null
          return (
            <button className={list['open']} onClick={() => openPage(id)} type="button">
              <span className="visually-hidden">{t.edit}</span>
              <b>{nameOf(page)}</b>
              <span>{page.kind === 'home' ? '/' : `/${page.slug}`}</span>
              {page.hidden && <i className="tag warn">{t.hidden}</i>}
              {!page.hidden && isLandingPage(page) && <i className="tag">{landing.tag}</i>}
              {!page.hidden && !page.inMenu && !isLandingPage(page) && (
                <i className="tag warn">{t.notInMenu}</i>
              )}
            </button>
          )
        }}
      </MovableList>
      <div>
        {pages.length >= SITE_PAGES_MAX ? (
          <p className={styles['soft']}>{t.full}</p>
        ) : (
          <Button look="ink" onClick={() => setAdding(true)} size="small">
            {t.add}
          </Button>
        )}
      </div>
      {adding && <AddPageDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
