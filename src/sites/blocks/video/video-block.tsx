import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { Picture } from '../../parts/picture.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** A still that leads to the video's own page: until it is pressed, nobody else learns of the visit. */
export function VideoBlock({ view, block }: { view: SiteView; block: BlockOf<'video'> }) {
  const service = new URL(block.url).hostname === 'vimeo.com' ? 'Vimeo' : 'YouTube'
  return (
    <BlockSection block={block} view={view}>
      <BlockTitle block={block} view={view} />
      <a className="video-still" href={block.url}>
        {block.still && (
          <Picture picture={block.still} sizes="(min-width: 46rem) 60rem, 100vw" view={view} />
        )}
        <span className="video-play">
          <svg aria-hidden="true" viewBox="0 0 32 32">
            <path d="M10 6L26 16L10 26Z" />
          </svg>
          {view.words.watchOn(service)}
        </span>
      </a>
    </BlockSection>
  )
}
