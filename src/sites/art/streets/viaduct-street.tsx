import { NOON } from '../lights/noon.ts'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

/** Every car of the train, by its left end; the last one has the driver's window. */
const CARS = [384, 590, 796] as const
const WINDOWS = [18, 54, 120, 156] as const

/** Metro's street: at noon, behind a train on its viaduct. */
export function ViaductStreet({ scene }: { scene: SceneName }) {
  const { sky, trim, lawn, path, ground, ink } = NOON
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="400 -420 640 640"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect y={-900} width={1440} height={1300} fill={sky} />
      <path d="M470 -322q6 -38 46 -32q16 -38 58 -20q36 -12 44 22q36 0 38 30Z" fill={trim} />
      <path d="M846 -366q4 -24 30 -20q10 -24 38 -12q24 -6 28 14q22 2 24 18Z" fill={trim} />
      <Scene light={NOON} name={scene} />
      <rect width={1440} height={400} fill={lawn} />
      <path d="M0 176H1440V400H0Z" fill={path} />
      {[436, 668, 900].map((x) => (
        <path key={x} d={`M${x} 90H${x + 74}L${x + 58} 130V260H${x + 16}V130Z`} fill="#b9c3c9" />
      ))}
      <rect y={76} width={1440} height={26} fill={ground} />
      <rect y={102} width={1440} height={8} fill={ink} opacity={0.25} />
      <rect y={68} width={1440} height={8} fill={ink} />
      {CARS.map((x) => (
        <Car key={x} isLast={x === CARS.at(-1)} x={x} />
      ))}
    </svg>
  )
}

function Car({ x, isLast }: { x: number; isLast: boolean }) {
  const { ink, trim, glass, lit, paints } = NOON
  return (
    <g transform={`translate(${x} 68)`}>
      <path
        d={isLast ? 'M0 -8V-88H164Q196 -80 200 -8Z' : 'M0 -8V-88H200V-8Z'}
        fill={paints.brick.wall}
      />
      <path d="M0 -30H200V-20H0Z" fill={trim} />
      {WINDOWS.slice(0, isLast ? 3 : 4).map((left) => (
        <rect key={left} fill={glass} height={30} rx={4} width={28} x={left} y={-74} />
      ))}
      {isLast && <path d="M160 -74H168Q180 -68 184 -42H160Z" fill={lit} />}
      <rect fill={trim} height={66} width={24} x={88} y={-74} />
      <path d="M100 -74V-8" stroke={paints.brick.shade} strokeWidth={2} />
      <path d="M16 -8H60L52 2H24ZM140 -8H184L176 2H148Z" fill={ink} />
      {!isLast && <rect fill={ink} height={10} width={8} x={200} y={-30} />}
    </g>
  )
}
