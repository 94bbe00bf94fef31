import { useState } from 'react'
import type { SitePage } from '#contract/websites/site-content.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { pairMessages } from '#messages/pairs.ts'
import { PAGE_BLOCKS_MAX } from '#rules/websites/site-pages.ts'
import { edit } from '#stores/website-builder/builder.ts'
import { openBlock } from '#stores/website-builder/builder-place.ts'
import { moveBlock } from '#stores/website-builder/site-edits.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AddBlockDialog } from './add-block-dialog.tsx'
import { MovableList } from './movable-list.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { useBlockNames } from './use-names.ts'
import { hasContent } from './visitors-view.ts'
import list from './list.module.css'
import styles from './panel.module.css'

/** A page's blocks from top to bottom: open one, move it, add another. */
export function BlockList({ page }: { page: SitePage }) {
  const t = useMessages(websitePagesMessages)
  const { pair } = useMessages(pairMessages)
  const site = useBuilderSite()
  const nameOf = useBlockNames()
  const [adding, setAdding] = useState(false)
  const isFull = page.blocks.length >= PAGE_BLOCKS_MAX
  const names = page.blocks.map((block) => {
    const { kind, words } = nameOf(block)
    return words ? pair(kind, words) : kind
  })
  return (
    <section aria-label={t.blocks.title} className={styles['section']} tabIndex={-1}>
      <h2>{t.blocks.title}</h2>
      {page.blocks.length === 0 && <p className={styles['soft']}>{t.blocks.empty}</p>}
      <MovableList
        items={page.blocks.map(({ id }, at) => ({ id, name: names[at] ?? '' }))}
        labels={{
          list: t.blocks.title,
          up: t.blocks.moveUp,
          down: t.blocks.moveDown,
          moved: t.blocks.moved
        }}
        onMove={(id, to) => edit((now) => moveBlock(now, page.id, id, to))}
      >
        {(id) => {
          const block = page.blocks.find((one) => one.id === id)
          if (!block) return null
          const { kind, words } = nameOf(block)
          return (
            <button className={list['open']} onClick={() => openBlock(page.id, id)} type="button">
              <span className="visually-hidden">{t.blocks.edit}</span>
              <b>{kind}</b>
              {words && <span>{words}</span>}
              {block.hidden ? (
                <i className="tag warn">{t.pages.hidden}</i>
              ) : (
                !hasContent(site, page, block) && <i className="tag warn">{t.blocks.isEmpty}</i>
              )}
            </button>
          )
        }}
      </MovableList>
      <div>
        {isFull ? (
          <p className={styles['soft']}>{t.blocks.full}</p>
        ) : (
          <Button look="ink" onClick={() => setAdding(true)} size="small">
            {t.blocks.add}
          </Button>
        )}
      </div>
      {adding && <AddBlockDialog onClose={() => setAdding(false)} page_id={page.id} />}
    </section>
  )
}
