import { websiteBlocksMessages } from '#messages/website-blocks.ts'
import type { BlockType } from '#contract/websites/site-blocks.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { content, edit } from '#stores/website-builder/builder.ts'
import { openBlock } from '#stores/website-builder/builder-place.ts'
import { BLOCK_TYPES } from '#stores/website-builder/new-block.ts'
import { addBlock, nextBlockId } from '#stores/website-builder/site-edits.ts'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './panel.module.css'

/** Chooses the kind of a new block, which opens at the end of the page. */
export function AddBlockDialog({ page_id, onClose }: { page_id: string; onClose: () => void }) {
  const t = useMessages(websitePagesMessages).blocks
  const { names, purposes } = useMessages(websiteBlocksMessages)
  const add = (type: BlockType) => {
    const site = content()
    if (!site) return
    const id = nextBlockId(site, page_id)
    edit((now) => addBlock(now, page_id, type))
    onClose()
    openBlock(page_id, id)
  }
  return (
    <Modal onClose={onClose} open title={t.addTitle}>
      <ul className={styles['kinds']}>
        {BLOCK_TYPES.map((type, at) => (
          <li key={type}>
            <button data-first={at === 0 || undefined} onClick={() => add(type)} type="button">
              <b>{names[type]}</b>
              <span>{purposes[type]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
