import { AUTUMN } from '../lights/autumn.ts'
import { Maple } from '../pieces.tsx'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

/** The maples along the pavement, each by its place, height and distance below the houses. */
const MAPLES = [
  [440, 246, 52, true],
  [998, 268, 60, false]
] as const
/** Fallen leaves on the pavement. */
const LEAVES = [
  [470, 66],
  [512, 84],
  [560, 62],
  [648, 92],
  [742, 70],
  [820, 90],
  [896, 64],
  [940, 88],
  [1010, 76]
] as const

/** Maison's street: in October, seen from the other pavement. */
export function MapleStreet({ scene }: { scene: SceneName }) {
  const { sky, skyLow, lawn, path, ground, leaf, leafWarm, ink } = AUTUMN
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="400 -500 640 700"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect y={-900} width={1440} height={1300} fill={sky} />
      <path d="M0 -330Q360 -400 720 -350T1440 -380V0H0Z" fill={skyLow} />
      <Scene light={AUTUMN} name={scene} />
      <rect width={1440} height={30} fill={lawn} />
      <rect y={30} width={1440} height={76} fill={path} />
      <rect y={106} width={1440} height={300} fill={ground} />
      <rect y={106} width={1440} height={7} fill={ink} opacity={0.18} />
      {MAPLES.map(([x, h, y, isWarm]) => (
        <g key={x} transform={`translate(0 ${y})`}>
          <Maple h={h} light={AUTUMN} warm={isWarm} x={x} />
        </g>
      ))}
      {LEAVES.map(([x, y], at) => (
        <path key={x} d={`M${x} ${y}l7 -7l7 7l-7 7Z`} fill={at % 3 === 0 ? leafWarm : leaf} />
      ))}
    </svg>
  )
}
