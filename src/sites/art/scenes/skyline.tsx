import type { Light } from '../palette.ts'

/** Distant blocks: each is left edge, width and height. */
export function Blocks({
  blocks,
  light,
  near = false
}: {
  blocks: [number, number, number][]
  light: Light
  near?: boolean
}) {
  return blocks.map(([x, w, h]) => (
    <g key={x}>
      <rect x={x} y={-h} width={w} height={h} fill={near ? light.far : light.farther} />
      {windows(w, h).map(([dx, dy], at) =>
        (at * 7 + w) % 5 < (light.night ? 2 : 1) ? (
          <rect
            key={`${dx} ${dy}`}
            x={x + dx}
            y={-h + dy}
            width={7}
            height={9}
            fill={light.lit}
            opacity={light.night ? 0.75 : 0.8}
          />
        ) : null
      )}
    </g>
  ))
}

function windows(w: number, h: number): [number, number][] {
  const columns = Math.floor((w - 10) / 15)
  const rows = Math.min(8, Math.floor((h - 30) / 22))
  return Array.from({ length: columns * rows }, (_, at) => [
    9 + (at % columns) * 15,
    14 + Math.floor(at / columns) * 22
  ])
}

/** A range of peaks; every third point is a summit that may carry snow. */
export function Peaks({
  peaks,
  base = 0,
  light,
  near = false,
  snow = false
}: {
  peaks: [number, number][]
  base?: number
  light: Light
  near?: boolean
  snow?: boolean
}) {
  const first = peaks[0]?.[0] ?? 0
  const last = peaks.at(-1)?.[0] ?? 1440
  return (
    <>
      <path
        d={`M${first} ${base}${peaks.map(([x, h]) => `L${x} ${-h}`).join('')}L${last} ${base}Z`}
        fill={near ? light.far : light.farther}
      />
      {snow &&
        peaks
          .filter(
            ([, h], at) => h > 190 && h > (peaks[at - 1]?.[1] ?? 0) && h > (peaks[at + 1]?.[1] ?? 0)
          )
          .map(([x, h]) => (
            <path
              key={x}
              d={`M${x} ${-h}L${x - 34} ${-h + 36}L${x - 14} ${-h + 30}L${x + 2} ${-h + 44}L${x + 16} ${-h + 30}L${x + 36} ${-h + 38}Z`}
              fill={light.trim}
              opacity={light.night ? 0.55 : 0.95}
            />
          ))}
    </>
  )
}

/** A tapering tower with a pod near its top. */
export function Needle({ x, light }: { x: number; light: Light }) {
  return (
    <g fill={light.far}>
      <path d={`M${x - 15} 0L${x - 5} -330H${x + 5}L${x + 15} 0Z`} />
      <path d={`M${x - 24} -318Q${x} -296 ${x + 24} -318L${x + 16} -336H${x - 16}Z`} />
      <rect x={x - 24} y={-322} width={48} height={5} fill={light.lit} />
      <path d={`M${x - 4} -336L${x - 1.5} -430H${x + 1.5}L${x + 4} -336Z`} />
      <rect x={x - 7} y={-378} width={14} height={8} />
    </g>
  )
}

/** A cable-stayed bridge: pylons, a fan of cables, a deck. */
export function CableBridge({
  x,
  w,
  deck,
  pylons,
  h,
  light
}: {
  x: number
  w: number
  deck: number
  pylons: number[]
  h: number
  light: Light
}) {
  const fan = [60, 110, 160, 210]
  return (
    <g stroke={light.far} fill="none">
      {pylons.map((px) => (
        <g key={px}>
          <path d={`M${px - 9} 0L${px} ${-h}L${px + 9} 0`} strokeWidth={7} />
          {fan.map((reach, at) => (
            <path
              key={reach}
              d={`M${px - reach} ${-deck}L${px} ${-h + 10 + at * 10}L${px + reach} ${-deck}`}
              strokeWidth={2}
            />
          ))}
        </g>
      ))}
      <path d={`M${x} ${-deck}H${x + w}`} strokeWidth={9} />
    </g>
  )
}
