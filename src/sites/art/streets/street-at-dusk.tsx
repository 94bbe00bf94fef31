import { DUSK } from '../palette.ts'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

const STARS = [
  [60, -396],
  [150, -430],
  [240, -380],
  [352, -420],
  [470, -398],
  [590, -436],
  [716, -404],
  [806, -428],
  [930, -388],
  [1010, -432],
  [1180, -410],
  [1290, -380],
  [1390, -424]
] as const

/** Avenue's street, under the first stars. */
export function StreetAtDusk({ scene }: { scene: SceneName }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 -440 1440 440"
      preserveAspectRatio="xMidYMax slice"
    >
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.8} fill={DUSK.trim} opacity={0.8} />
      ))}
      <Scene name={scene} light={DUSK} />
    </svg>
  )
}
