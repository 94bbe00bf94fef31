import { NIGHT } from '../lights/night.ts'
import { Fir } from '../pieces.tsx'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

const STARS = [
  [70, -660],
  [190, -420],
  [330, -690],
  [520, -500],
  [690, -720],
  [830, -430],
  [990, -560],
  [1130, -470],
  [1290, -560],
  [1390, -440]
] as const

/** The firs at both ends of the street, each by its place and height. */
const FIRS = [
  [24, 190],
  [92, 132],
  [1344, 140],
  [1416, 204]
] as const

/** Aurora's street: in deep snow, under ribbons of light. */
export function NightStreet({ scene }: { scene: SceneName }) {
  const light = NIGHT
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 -760 1440 800"
      preserveAspectRatio="xMidYMax slice"
    >
      <g opacity={0.7}>
        <path d={ribbon(-690, 90)} fill="#4b3f8f" />
        <path d={ribbon(-600, 110)} fill="#176a6e" />
        <path d={ribbon(-516, 52)} fill="#35b98c" />
      </g>
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2} fill={light.trim} opacity={0.85} />
      ))}
      <path
        d="M0 -128L150 -220L250 -160L420 -262L560 -168L720 -236L900 -150L1070 -250L1240 -160L1440 -226V0H0Z"
        fill={light.far}
      />
      <Scene light={light} name={scene} />
      {FIRS.map(([x, h]) => (
        <Fir deep h={h} key={x} light={light} x={x} />
      ))}
      <path d="M0 -10Q240 -22 480 -8T960 -12T1440 -6V60H0Z" fill={light.lawn} />
      <path d="M0 14Q360 -6 760 14T1440 6V60H0Z" fill={light.ground} />
    </svg>
  )
}

/** A slanted band across the sky, from its upper edge at the left. */
function ribbon(top: number, height: number): string {
  return `M0 ${top}L1440 ${top - 190}V${top - 190 + height * 0.6}L0 ${top + height}Z`
}
