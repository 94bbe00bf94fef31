import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SitePage } from '#contract/websites/site-content.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { $place, goTo, openPage, shownPage } from '#stores/website-builder/builder-place.ts'
import { useMessages } from '../kit/use-messages.ts'
import { BlockList } from './block-list.tsx'
import { OpenBlock } from './open-block.tsx'
import { PageSettings } from './page-settings.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { usePageNames } from './use-names.ts'
import styles from './panel.module.css'

/** One page: its blocks, or the fields of the block that is open. */
export function BlockPanel() {
  const t = useMessages(websitePagesMessages)
  const site = useBuilderSite()
  const place = useStore($place)
  const pageName = usePageNames()
  const page = shownPage(site, place)
  const block = page.blocks.find(({ id }) => id === place.block_id)
  if (block) return <OpenBlock block={block} key={block.id} page={page} />
  return (
    <div className={styles['panel']}>
      <PlainSelect
        label={t.blocks.choosePage}
        name="page"
        of={site.pages.map((one) => ({ value: one.id, label: pageName(one) }))}
        onChoose={openPage}
        value={page.id}
      />
      <BlockList key={page.id} page={page} />
      <Settings key={`settings-${page.id}`} page={page} />
    </div>
  )
}

function Settings({ page }: { page: SitePage }) {
  const t = useMessages(websitePagesMessages).pages
  const [open, setOpen] = useState(false)
  return (
    <details
      className={styles['settings']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t.settings}</summary>
      {open && <PageSettings onRemoved={() => goTo({ panel: 'pages' })} page={page} />}
    </details>
  )
}
