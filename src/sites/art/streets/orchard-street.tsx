import { SPRING } from '../lights/spring.ts'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

/** The apple trees before the street, each by its place, height and distance below the houses. */
const TREES = [
  [452, 210, 92],
  [566, 150, 58],
  [886, 158, 60],
  [996, 226, 104]
] as const
/** Where apples hang, in shares of a tree's height. */
const APPLES = [
  [-0.2, -0.62],
  [-0.06, -0.78],
  [0.04, -0.54],
  [0.18, -0.7],
  [-0.12, -0.44],
  [0.22, -0.5]
] as const

/** Orchard's street: behind the apple trees, on the way to the market. */
export function OrchardStreet({ scene }: { scene: SceneName }) {
  const { sky, skyLow, orb, farther, far, lawn, ground, path } = SPRING
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="400 -470 640 640"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect y={-900} width={1440} height={1300} fill={sky} />
      <path d="M0 -250Q360 -330 720 -280T1440 -300V0H0Z" fill={skyLow} />
      <circle cx={890} cy={-372} r={44} fill={orb} />
      <path d="M0 -150Q300 -260 620 -170T1440 -190V0H0Z" fill={farther} />
      <path d="M0 -90Q340 -170 760 -110T1440 -130V0H0Z" fill={far} />
      <Scene light={SPRING} name={scene} />
      <path d="M0 -6Q360 -18 720 -6T1440 -8V300H0Z" fill={lawn} />
      <path d="M690 -6Q660 50 720 90T690 300H830Q860 140 776 80T736 -6Z" fill={path} />
      <path
        d="M0 112Q260 70 560 118T700 190L640 300H0ZM1440 112Q1180 70 900 118T830 190L850 300H1440Z"
        fill={ground}
      />
      {TREES.map(([x, h, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <AppleTree h={h} />
        </g>
      ))}
    </svg>
  )
}

function AppleTree({ h }: { h: number }) {
  const { trunk, leaf, leafDeep, paints } = SPRING
  return (
    <>
      <path
        d={`M${-h * 0.05} 0L${-h * 0.03} ${-h * 0.4}H${h * 0.03}L${h * 0.05} 0Z`}
        fill={trunk}
      />
      <circle cx={-h * 0.17} cy={-h * 0.52} r={h * 0.21} fill={leafDeep} />
      <circle cx={h * 0.19} cy={-h * 0.54} r={h * 0.2} fill={leafDeep} />
      <circle cx={0} cy={-h * 0.68} r={h * 0.27} fill={leaf} />
      {APPLES.map(([x, y]) => (
        <circle key={x} cx={x * h} cy={y * h} r={h * 0.036} fill={paints.brick.wall} />
      ))}
    </>
  )
}
