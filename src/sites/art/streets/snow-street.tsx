import { WINTER } from '../palette.ts'
import { Fir } from '../pieces.tsx'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

/** The firs before the street, each by its place, height and distance below the houses. */
const FIRS = [
  [96, 250, 62],
  [168, 176, 40],
  [246, 214, 84],
  [1196, 236, 70],
  [1272, 168, 44],
  [1340, 262, 92]
] as const

/** Chalet's street: below white mountains, in deep snow. */
export function SnowStreet({ scene }: { scene: SceneName }) {
  const light = WINTER
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="60 -600 1320 860"
      preserveAspectRatio="xMidYMax slice"
    >
      <rect y={-900} width={1440} height={1300} fill={light.sky} />
      <path d="M0 -330Q360 -410 720 -360T1440 -390V0H0Z" fill={light.skyLow} />
      <circle cx={880} cy={-486} r={42} fill={light.orb} />
      <Mountains />
      <path d="M0 -176Q220 -250 470 -206T930 -214T1440 -190V0H0Z" fill={light.far} />
      <Scene light={light} name={scene} />
      <path d="M0 -8Q240 -20 480 -6T960 -10T1440 -4V300H0Z" fill={light.lawn} />
      {FIRS.map(([x, h, y]) => (
        <g key={x} transform={`translate(0 ${y})`}>
          <Fir deep h={h} light={light} x={x} />
          <path d={firSnow(x, h)} fill={light.roof} />
        </g>
      ))}
      <path d="M0 96Q300 44 700 92T1440 64V300H0Z" fill={light.ground} />
      <path d="M560 -6Q640 40 590 92T700 300H860Q700 190 690 92T640 -6Z" fill={light.path} />
    </svg>
  )
}

function Mountains() {
  const { far, trim } = WINTER
  return (
    <g transform="translate(0 116)">
      <path
        d="M0 -250L150 -470L246 -380L430 -664L560 -486L640 -560L812 -330L980 -520L1090 -420L1250 -590L1440 -340V0H0Z"
        fill="#b2cdd6"
      />
      <path d="M430 -664L560 -486L520 -300L470 -420L452 -540Z" fill={far} opacity={0.4} />
      <path d="M1250 -590L1340 -472L1320 -330L1284 -420Z" fill={far} opacity={0.4} />
      <path d="M150 -470L196 -427L170 -404L152 -420L128 -388L110 -411Z" fill={trim} />
      <path
        d="M430 -664L508 -557L484 -520L458 -552L432 -500L402 -548L370 -520L351 -542Z"
        fill={trim}
      />
      <path d="M640 -560L694 -488L664 -470L640 -496L612 -470L598 -520Z" fill={trim} />
      <path d="M980 -520L1034 -470L1006 -446L982 -470L956 -440L938 -470Z" fill={trim} />
      <path
        d="M1250 -590L1312 -508L1286 -480L1256 -516L1228 -470L1204 -504L1178 -488L1176 -512Z"
        fill={trim}
      />
    </g>
  )
}

/** What lies on a fir's tip. */
function firSnow(x: number, h: number): string {
  const half = h * 0.1
  return `M${x} ${-h}L${x + half} ${-h * 0.74}L${x} ${-h * 0.79}L${x - half} ${-h * 0.74}Z`
}
