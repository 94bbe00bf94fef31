import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Rich } from '../../parts/say.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** The agent: picture, story, languages. */
export function AboutBlock({ view, block }: { view: SiteView; block: BlockOf<'about'> }) {
  const { words, spoken, template } = view
  return (
    <BlockSection block={block} variant={template.variants.about} view={view}>
      <div className="about-picture">
        <AgentPicture
          picture={block.picture ?? view.content.salesman_image}
          sizes="(min-width: 46rem) 30rem, 18rem"
          view={view}
        />
      </div>
      <div className="about-story">
        <BlockTitle block={block} view={view} />
        {template.variants.about === 'poster' && (
          <p className="about-who">
            {view.designation}, <bdi>{view.brokerage}</bdi>
          </p>
        )}
        <Rich text={block.text} view={view} />
        {spoken.length > 0 && (
          <p className="spoken">
            <strong>{words.spoken}</strong> {spoken.map(({ text }) => text).join(', ')}
          </p>
        )}
        <ActionLink button={block.button} view={view} />
      </div>
    </BlockSection>
  )
}
