import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { Rich, say } from '../../parts/say.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle, entryLevel } from '../block-section.tsx'
import { answered } from './answered.ts'

/** Frequent questions: all open, or each behind its question. */
export function QuestionsBlock({ view, block }: { view: SiteView; block: BlockOf<'questions'> }) {
  const Question = entryLevel(view, block.title)
  const { questions: variant } = view.template.variants
  return (
    <BlockSection block={block} variant={variant} view={view}>
      <BlockTitle block={block} view={view} />
      <div className="question-list">
        {answered(view, block).map(({ id, question, answer }) =>
          variant === 'folded' ? (
            <details key={id}>
              <summary>
                <Question {...say(view, question)} />
              </summary>
              <Rich text={answer} view={view} />
            </details>
          ) : (
            <div key={id}>
              <Question {...say(view, question)} />
              <Rich text={answer} view={view} />
            </div>
          )
        )}
      </div>
    </BlockSection>
  )
}
