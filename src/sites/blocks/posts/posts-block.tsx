import type { BlockOf } from '#contract/websites/site-blocks.ts'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle, entryLevel } from '../block-section.tsx'

const NEWEST = 3

/** The agent's newest posts. */
export function PostsBlock({ view, block }: { view: SiteView; block: BlockOf<'posts'> }) {
  const Title = entryLevel(view, block.title)
  return (
    <BlockSection block={block} variant={view.template.variants.posts} view={view}>
      <BlockTitle block={block} view={view} />
      <ul>
        {view.facts.posts.slice(0, NEWEST).map(({ path, title, excerpt, date }) => (
          <li key={path}>
            <time dateTime={date}>{view.words.date(date)}</time>
            <Title>
              <a href={`${view.base ?? ''}${path}`}>{title}</a>
            </Title>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
