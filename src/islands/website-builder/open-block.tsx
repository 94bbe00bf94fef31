import { useEffect, useRef } from 'react'
import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SitePage } from '#contract/websites/site-content.ts'
import { websiteBlocksMessages } from '#messages/website-blocks.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { content, edit } from '#stores/website-builder/builder.ts'
import { openBlock, openPage } from '#stores/website-builder/builder-place.ts'
import {
  changeBlock,
  duplicateBlock,
  hideBlock,
  moveBlock,
  nextBlockId,
  removeBlock
} from '#stores/website-builder/site-edits.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { BLOCK_FIELDS, type FieldKind, type FieldName } from './block-fields.ts'
import { FieldEditor } from './field-editor.tsx'
import { isPreviewTyped } from './focus-words.ts'
import { MoveButtons } from './move-buttons.tsx'
import { PlaceFindings } from './trade-findings.tsx'
import { useBuilder } from './use-builder-site.ts'
import { hasContent } from './visitors-view.ts'
import styles from './panel.module.css'

/** The fields of one block, and what can be done with it. */
export function OpenBlock({ page, block }: { page: SitePage; block: SiteBlock }) {
  const t = useMessages(websitePagesMessages).blocks
  const { names } = useMessages(websiteBlocksMessages)
  const { history, replacements } = useBuilder()
  const heading = useRef<HTMLHeadingElement>(null)
  // What opened it is gone: a row of the list, or a dialog.
  useEffect(() => {
    if (!isPreviewTyped()) heading.current?.focus({ preventScroll: true })
  }, [])
  const name = names[block.type]
  const duplicate = () => {
    const site = content()
    if (!site) return
    const id = nextBlockId(site, page.id)
    edit((now) => duplicateBlock(now, page.id, block.id))
    openBlock(page.id, id)
  }
  return (
    <div className={styles['panel']}>
      <div>
        <button className={styles['back']} onClick={() => openPage(page.id)} type="button">
          ← {t.back}
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <div className={styles['acts']}>
        <MoveButtons
          at={page.blocks.indexOf(block)}
          labels={{ up: t.moveUp, down: t.moveDown }}
          name={name}
          onMove={(to) => edit((site) => moveBlock(site, page.id, block.id, to))}
          total={page.blocks.length}
        />
        <Button look="line" onClick={duplicate} size="small">
          {t.duplicate}
        </Button>
        <Button
          look="line"
          onClick={() => edit((site) => hideBlock(site, page.id, block.id, !block.hidden))}
          size="small"
        >
          {block.hidden ? t.show : t.hide}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            edit((site) => removeBlock(site, page.id, block.id))
            openPage(page.id)
          }}
          size="small"
        >
          {t.remove}
        </Button>
      </div>
      {!hasContent(history.now, page, block) && (
        <p className={styles['soft']}>{t[hintOf(block)]}</p>
      )}
      <PlaceFindings block_id={block.id} page_id={page.id} />
      <BlockFields block={block} key={replacements} page_id={page.id} />
    </div>
  )
}

/** What an empty block waits for: its own fields, or what visitors see elsewhere, too. */
function hintOf({ type }: SiteBlock): 'emptyHint' | 'noListings' | 'noPosts' {
  if (type === 'posts') return 'noPosts'
  return type === 'homes' || type === 'search' ? 'noListings' : 'emptyHint'
}

function BlockFields({ page_id, block }: { page_id: string; block: SiteBlock }) {
  const kinds: Record<string, FieldKind> = BLOCK_FIELDS[block.type]
  const values: Record<string, unknown> = block
  // The newest block, as another field of it may have changed since this was rendered.
  const change = (name: string, value: unknown, part: string) =>
    edit((site) => {
      const page = site.pages.find(({ id }) => id === page_id)
      const now = page?.blocks.find(({ id }) => id === block.id)
      return now ? changeBlock(site, page_id, { ...now, [name]: value }) : site
    }, `${page_id}.${block.id}.${name}.${part}`)
  return (
    <div className={styles['fields']}>
      {Object.entries(kinds).map(([name, kind]) => (
        <FieldEditor
          key={name}
          kind={kind}
          name={name as FieldName}
          onChange={(value, part) => change(name, value, part)}
          path={name}
          value={values[name]}
        />
      ))}
    </div>
  )
}
