import type { FilledSite } from '../filled-site.ts'
import { initials } from '../links.ts'

/** The agent: a photograph, for samples a drawing, and until there is either, a monogram. */
export function AgentPicture({ site }: { site: FilledSite }) {
  if (site.photo) return <img className="agent-picture" src={site.photo} alt={site.name} />
  return (
    <div className="agent-picture">
      {site.portrait ? (
        <img alt={site.name} className="drawing" src={site.portrait} />
      ) : (
        <Monogram name={site.name} />
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
