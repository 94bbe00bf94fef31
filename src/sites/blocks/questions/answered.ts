import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { said, type SiteView } from '../../view.ts'

/** The questions that have both words and an answer. */
export function answered(view: SiteView, { questions }: BlockOf<'questions'>) {
  return questions.filter(({ question, answer }) => said(view, question) && said(view, answer))
}
