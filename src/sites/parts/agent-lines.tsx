import type { SiteView } from '../view.ts'

/** The agent's name, title and brokerage, which is set like the name: the strictest province asks for its size. */
export function AgentLines({ view }: { view: SiteView }) {
  return (
    <>
      <strong>
        <bdi>{view.name}</bdi>
      </strong>
      <span>{view.designation}</span>
      <strong>
        <bdi>{view.brokerage}</bdi>
      </strong>
    </>
  )
}
