const STEPS = 14
const TREAD = 56
const RAIL = 54

/** From the ground on the left, turning, up to the balcony on the right. */
const FLIGHT = Array.from({ length: STEPS }, (_, at) => {
  const up = at / (STEPS - 1)
  return { x: Math.round(14 + 172 * (1 - (1 - up) ** 1.7)), y: Math.round(444 - 304 * up) }
})

const treads = FLIGHT.map(({ x, y }) => `M${x} ${y}h${TREAD}v6h-${TREAD}Z`).join('')
const posts = FLIGHT.map(({ x, y }) => `M${x + 2} ${y}v-${RAIL}m${TREAD - 4} 0v${RAIL}`).join('')
const balusters = Array.from({ length: 12 }, (_, at) => `M${198 + at * 12} 140v-${RAIL}`).join('')

/** A line along the flight, so far from each step's foot. */
function along(dx: number, dy: number): string {
  return `M${FLIGHT.map(({ x, y }) => `${x + dx} ${y + dy}`).join('L')}`
}

/** An outside staircase, as Montréal's triplexes have, and the door that it leads up to. */
export function Stairs() {
  return (
    <svg aria-hidden="true" className="maison-stairs" viewBox="0 0 340 460">
      <path className="stairs-trim" d="M222 140V66a46 46 0 0 1 92 0V140Z" />
      <path className="stairs-door" d="M230 140V66a38 38 0 0 1 76 0V140Z" />
      <path
        className="stairs-glass"
        d="M236 64a32 32 0 0 1 64 0ZM240 74h24v40h-24ZM272 74h24v40h-24Z"
      />
      <path className="stairs-iron" d={treads} />
      <path className="stairs-iron" d="M186 140H340V152H186ZM322 152V196L296 152Z" />
      <g className="stairs-line">
        <path d={along(TREAD - 2, 4)} />
        <path d={along(2, 4)} />
        <path d={along(2, -RAIL)} />
        <path d={along(TREAD - 2, -RAIL)} />
        <path d="M190 86H340M190 96H340" />
      </g>
      <path className="stairs-thin" d={posts + balusters} />
      <path
        className="stairs-iron"
        d="M10 384h8v76h-8ZM64 384h8v76h-8ZM8 380h12v6H8ZM62 380h12v6H62Z"
      />
    </svg>
  )
}
