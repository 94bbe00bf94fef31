import type { SiteView } from '../view.ts'

/** The agent's name, title and brokerage. */
export function AgentLines({ view }: { view: SiteView }) {
  return (
    <>
      <strong>
        <bdi>{view.name}</bdi>
      </strong>
      <span>{view.designation}</span>
      <span>
        <bdi>{view.brokerage}</bdi>
      </span>
    </>
  )
}
