import { namedDesignsMessages } from '#messages/named-designs.ts'
import { paths } from '#rules/paths.ts'
import { withChoice } from '#rules/plan/choice.ts'
import { useMessages } from '../kit/use-messages.ts'
import type { Design } from './design.ts'

/** On to the wizard, with the design and with what was typed. */
export function UseDesign({ design: { id, name } }: { design: Design }) {
  const { use } = useMessages(namedDesignsMessages)
  return (
    <a className="button ink" href={withChoice(paths.register, { template: id })}>
      {use.shown}
      <span className="visually-hidden">{use.spoken(name)}</span>
    </a>
  )
}
