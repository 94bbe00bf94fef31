import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function TestimonialsBlock({
  view,
  block
}: {
  view: SiteView
  block: BlockOf<'testimonials'>
}) {
  return (
    <BlockSection block={block} variant={view.template.variants.testimonials} view={view}>
      <BlockTitle block={block} view={view} />
      <div className="praise-row">
        {block.testimonials
          .filter(({ words }) => said(view, words))
          .map(({ id, words, who, where }) => (
            <figure key={id} className="praise">
              <blockquote>
                <p {...say(view, words)} />
              </blockquote>
              <figcaption>
                {said(view, who) && <strong {...say(view, who)} />}{' '}
                {said(view, where) && <span {...say(view, where)} />}
              </figcaption>
            </figure>
          ))}
      </div>
    </BlockSection>
  )
}
