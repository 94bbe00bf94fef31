import { ActionLink } from '../parts/action-link.tsx'
import { Greeting } from '../parts/greeting.tsx'
import { say } from '../parts/say.tsx'
import { said } from '../view.ts'
import type { HeroInput } from './hero-input.ts'

/** What a hero says: a greeting, the headline, the introduction and the button. */
export function HeroWords({ view, block, heading: Headline }: Omit<HeroInput, 'search'>) {
  return (
    <>
      <Greeting greeting={block.greeting} view={view} />
      {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
      {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
      <ActionLink button={block.button} view={view} />
    </>
  )
}
