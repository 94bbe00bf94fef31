import type { SitePicture } from '#contract/websites/site-fields.ts'
import { initials } from '../links.ts'
import type { SiteView } from '../view.ts'
import { Picture } from './picture.tsx'

/** The agent: a photograph, for samples a drawing, and without either a monogram. */
export function AgentPicture({
  view,
  sizes,
  picture = view.content.salesman_image,
  isFirst = false
}: {
  view: SiteView
  sizes: string
  picture?: SitePicture | null
  isFirst?: boolean
}) {
  const { name, facts } = view
  if (picture) {
    const alt = picture === view.content.salesman_image ? { alt: name } : {}
    return (
      <div className="agent-picture">
        <Picture {...alt} isFirst={isFirst} picture={picture} sizes={sizes} view={view} />
      </div>
    )
  }
  return (
    <div className="agent-picture">
      {facts.portrait === undefined ? (
        <Monogram name={name} />
      ) : (
        <img
          alt={name}
          className="drawing"
          height={330}
          src={`${view.drawings}/${facts.portrait}`}
          width={300}
        />
      )}
    </div>
  )
}

function Monogram({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 300 330" role="img" aria-label={name} preserveAspectRatio="xMidYMid slice">
      <path className="monogram-house" d="M150 44L262 136V330H38V136Z" />
      <text className="monogram" x={150} y={236} textAnchor="middle" fontSize={96}>
        {initials(name)}
      </text>
    </svg>
  )
}
