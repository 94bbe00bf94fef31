import type { Light } from './palette.ts'

const STARS = [
  [34, 30],
  [92, 62],
  [148, 24],
  [226, 48],
  [282, 20],
  [352, 70],
  [318, 112],
  [58, 118]
] as const

/** The sky of a 400 x 300 picture, ground at 250; `turn` keeps neighbours from looking alike. */
export function Backdrop({ light, turn }: { light: Light; turn: number }) {
  const orb = [310, 84, 236][turn % 3] ?? 310
  if (light.hour === 'dusk') return <DuskSky light={light} orb={orb} />
  if (light.hour === 'morning') return <MorningSky light={light} turn={turn} />
  if (light.hour === 'autumn') return <AutumnSky light={light} turn={turn} />
  if (light.hour === 'night') return <NightSky light={light} turn={turn} />
  if (light.hour === 'noon') return <NoonSky light={light} turn={turn} />
  if (light.hour === 'spring') return <SpringSky light={light} orb={orb} />
  if (light.hour === 'winter') return <WinterSky light={light} orb={orb} />
  return <HarvestSky light={light} orb={orb} />
}

function DuskSky({ light, orb }: { light: Light; orb: number }) {
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <path d="M0 96Q200 60 400 104V300H0Z" fill="#3d2a5a" />
      <path d="M0 150Q200 116 400 156V300H0Z" fill="#64396a" />
      <path d="M0 200Q200 172 400 204V300H0Z" fill={light.skyLow} />
      <circle cx={orb} cy={62} r={22} fill={light.orb} />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.6} fill={light.trim} />
      ))}
      <path
        d="M0 212H26V186H58V206H92V170H128V214H270V182H306V200H340V160H380V208H400V260H0Z"
        fill={light.farther}
      />
    </>
  )
}

function MorningSky({ light, turn }: { light: Light; turn: number }) {
  const [a, b] = (
    [
      [40, 250],
      [210, 30],
      [270, 110]
    ] as const
  )[turn % 3] ?? [40, 250]
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <path d="M0 180Q90 120 190 168T400 140V300H0Z" fill={light.farther} />
      <path d="M0 214Q120 172 230 208T400 196V300H0Z" fill={light.far} />
      <g fill={light.orb}>
        <path d={`M${a} 66q2 -20 22 -18q8 -18 28 -10q18 -6 22 12q18 0 18 16Z`} />
        <path d={`M${b} 108q2 -14 16 -13q8 -14 24 -6q16 -2 18 19Z`} />
      </g>
    </>
  )
}

function HarvestSky({ light, orb }: { light: Light; orb: number }) {
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <circle cx={orb} cy={150} r={88} fill={light.orb} />
      <path d="M0 196Q110 150 220 190T400 170V300H0Z" fill={light.farther} />
      <path d="M0 224Q140 190 260 220T400 206V300H0Z" fill={light.far} />
      <path
        d="M20 240Q150 206 270 232M80 244Q180 222 300 240"
        stroke={light.farther}
        strokeWidth={4}
        fill="none"
      />
    </>
  )
}

function WinterSky({ light, orb }: { light: Light; orb: number }) {
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <circle cx={orb} cy={58} r={24} fill={light.orb} />
      <path d="M-20 250L84 104L150 178L232 72L330 190L372 150L440 250Z" fill="#a5c4ce" />
      <path d="M84 104L112 135L96 132L84 144L72 130L60 138Z" fill={light.trim} />
      <path d="M232 72L270 118L250 112L234 130L218 112L198 116Z" fill={light.trim} />
      <path d="M0 226Q110 186 220 214T400 200V300H0Z" fill={light.far} />
    </>
  )
}

function NoonSky({ light, turn }: { light: Light; turn: number }) {
  const left = [230, 36, 150][turn % 3] ?? 36
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <path
        d={`M${left} 84q4 -24 28 -20q10 -24 36 -12q22 -8 28 14q22 0 24 18Z`}
        fill={light.trim}
      />
      <path
        d="M0 206H26V170H62V194H92V140H132V206H262V158H306V186H340V148H376V206H400V260H0Z"
        fill={light.farther}
      />
    </>
  )
}

function AutumnSky({ light, turn }: { light: Light; turn: number }) {
  const hill = [120, 260, 190][turn % 3] ?? 120
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <path d={`M0 200Q${hill} 96 400 190V300H0Z`} fill={light.farther} />
      <path
        d="M0 214H40V188H96V210H150V180H204V214H262V192H318V206H362V184H400V270H0Z"
        fill={light.far}
      />
    </>
  )
}

/** Ribbons of northern light, their brightest edge below. */
function NightSky({ light, turn }: { light: Light; turn: number }) {
  const at = [-40, 60, -120][turn % 3] ?? 0
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.5} fill={light.trim} />
      ))}
      <g transform={`translate(${at} 0)`}>
        <path d="M-80 150L560 -60V30L-80 200Z" fill="#1b6f66" opacity={0.55} />
        <path d="M-80 176L560 -2V26L-80 204Z" fill="#46d39c" opacity={0.5} />
        <path d="M-80 96L560 -120V-66L-80 140Z" fill="#4b3f8f" opacity={0.6} />
      </g>
      <path d="M0 222L70 176L112 204L176 160L246 212L318 170L400 218V300H0Z" fill={light.farther} />
      <path d="M0 240Q110 208 220 232T400 222V300H0Z" fill={light.far} />
    </>
  )
}

function SpringSky({ light, orb }: { light: Light; orb: number }) {
  return (
    <>
      <rect width={400} height={300} fill={light.sky} />
      <circle cx={orb} cy={64} r={26} fill={light.orb} />
      <path d="M0 178Q80 110 190 168T400 150V300H0Z" fill={light.farther} />
      <path d="M0 214Q130 164 240 208T400 192V300H0Z" fill={light.far} />
    </>
  )
}
