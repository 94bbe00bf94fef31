import { HARVEST } from '../palette.ts'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

/** Prairie's street, before a sun as large as the sky. */
export function Horizon({ scene }: { scene: SceneName }) {
  const light = HARVEST
  const furrows = [-520, -140, 230, 590, 950, 1310, 1680]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1200 -1000 3840 1200">
      <g fill="none" stroke="#f7c871" strokeWidth={26}>
        <circle cx={720} cy={-250} r={480} />
        <circle cx={720} cy={-250} r={600} />
        <circle cx={720} cy={-250} r={720} />
      </g>
      <circle cx={720} cy={-250} r={380} fill="#f6a04d" />
      <Scene name={scene} light={light} />
      <rect x={-1200} y={-1} width={3840} height={200} fill={light.ground} />
      <g fill={light.leaf} opacity={0.55}>
        {furrows.map((foot) => (
          <path key={foot} d={furrow(foot)} />
        ))}
      </g>
    </svg>
  )
}

/** A stripe of field that narrows towards the horizon, cut off where the ground begins. */
function furrow(foot: number): string {
  const top = (x: number) => 720 + (x - 720) * 0.32
  return `M${top(foot)} 0H${top(foot + 180)}L${foot + 180} 190H${foot}Z`
}
