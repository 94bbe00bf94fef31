import type { ReactNode } from 'react'
import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { Line } from '#contract/websites/site-fields.ts'
import { say } from '../parts/say.tsx'
import type { SiteView } from '../view.ts'

/** A block's frame: a section, named by its title where it has one. */
export function BlockSection({
  view,
  block,
  variant,
  children
}: {
  view: SiteView
  block: Pick<SiteBlock, 'id' | 'type'>
  variant?: string | undefined
  children: ReactNode
}) {
  const title = 'title' in block ? say(view, block.title as Line) : undefined
  return (
    <section
      aria-labelledby={title && titleId(block)}
      className={`block ${block.type}-block${variant === undefined ? '' : ` ${block.type}-${variant}`}`}
      id={block.id}
    >
      {children}
    </section>
  )
}

export function BlockTitle({
  view,
  block
}: {
  view: SiteView
  block: { id: string; title: Line }
}) {
  const title = say(view, block.title)
  return title ? (
    <h2 id={titleId(block)} lang={title.lang}>
      {title.children}
    </h2>
  ) : null
}

/** The level of the headings within a block: none is skipped where the block has no title. */
export function entryLevel(view: SiteView, title: Line): 'h2' | 'h3' {
  return say(view, title) ? 'h3' : 'h2'
}

/** Content's ids have no underscore, so these never meet one. */
function titleId({ id }: { id: string }): string {
  return `${id}_title`
}
