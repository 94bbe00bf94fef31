import type { ReactNode } from 'react'
import { House } from './house.tsx'
import type { Light } from './palette.ts'
import { Fir, Maple } from './pieces.tsx'
import type { VignetteName } from './vignette-names.ts'

type Sight = (view: { light: Light }) => ReactNode

const Water: Sight = ({ light }) => (
  <>
    <path d="M0 -110Q100 -150 210 -116T400 -126V-60H0Z" fill={light.far} />
    <rect y={-84} width={400} height={124} fill={light.water} />
    <path
      d="M20 -60h70M150 -44h90M290 -64h80M60 -12h110M230 -6h120"
      stroke={light.trim}
      strokeWidth={3}
      opacity={0.55}
    />
    <path d="M206 -40V-172L276 -54H206Z" fill={light.trim} />
    <path d="M200 -40V-150L150 -54H200Z" fill={light.paints.clay.wall} />
    <path d="M146 -42H282L262 -16H166Z" fill={light.ink} />
  </>
)

const Park: Sight = ({ light }) => (
  <>
    <path d="M0 -70Q120 -120 240 -80T400 -90V40H0Z" fill={light.leafDeep} />
    <path d="M0 -20Q200 -60 400 -16V40H0Z" fill={light.lawn} />
    <path d="M230 40Q180 0 220 -22T250 -38L262 -38Q270 -22 262 -6T330 40Z" fill={light.path} />
    <Maple x={70} h={170} light={light} warm />
    <Fir x={142} h={130} light={light} />
    <Maple x={322} h={150} light={light} />
    <path d="M176 -24h60M176 -34h60M182 -24v18M230 -24v18" stroke={light.ink} strokeWidth={5} />
  </>
)

const Hills: Sight = ({ light }) => (
  <>
    <path
      d="M0 -60L70 -150L120 -100L200 -214L290 -110L340 -150L400 -80V40H0Z"
      fill={light.farther}
    />
    <path d="M200 -214L176 -180L190 -186L204 -172L216 -188L228 -180Z" fill={light.trim} />
    <path d="M0 -20L120 -90L240 -40L400 -100V40H0Z" fill={light.far} />
    <path d="M0 -8Q200 -40 400 -10V40H0Z" fill={light.leafDeep} />
    <Fir x={60} h={130} light={light} />
    <Fir x={104} h={90} light={light} deep />
    <Fir x={330} h={150} light={light} />
    <House kind="bungalow" tone="brick" light={light} x={150} scale={0.66} />
  </>
)

const MainStreet: Sight = ({ light }) => (
  <>
    {(['brick', 'cream', 'lake', 'gold'] as const).map((tone, at) => {
      const paint = light.paints[tone]
      const x = 8 + at * 96
      return (
        <g key={tone}>
          <rect x={x} y={-160 + (at % 2) * 22} width={96} height={160} fill={paint.wall} />
          <rect x={x - 2} y={-168 + (at % 2) * 22} width={100} height={10} fill={light.roof} />
          <path
            d={`M${x + 16} ${-136 + (at % 2) * 16}h22v34h-22ZM${x + 58} ${-136 + (at % 2) * 16}h22v34h-22Z`}
            fill={at % 2 === 0 || light.night ? light.lit : light.glass}
          />
          <rect x={x + 8} y={-58} width={52} height={46} fill={light.lit} />
          <rect x={x + 66} y={-58} width={22} height={58} fill={paint.door} />
          <path d={`M${x + 2} -58L${x + 10} -84H${x + 86}L${x + 94} -58Z`} fill={light.trim} />
          <path
            d={`M${x + 20} -58L${x + 25} -84H${x + 40}L${x + 38} -58ZM${x + 57} -58L${x + 56} -84H${x + 71}L${x + 76} -58Z`}
            fill={paint.shade}
          />
        </g>
      )
    })}
    <rect x={0} y={0} width={400} height={40} fill={light.path} />
  </>
)

const Transit: Sight = ({ light }) => (
  <>
    <path
      d="M0 -96H40V-150H96V-110H150V-176H206V-120H262V-150H320V-96H400V0H0Z"
      fill={light.farther}
    />
    <path d="M0 -152H400M210 -112L240 -152" stroke={light.ink} strokeWidth={3} />
    <rect x={56} y={-112} width={288} height={94} rx={16} fill={light.paints.brick.wall} />
    <rect x={56} y={-56} width={288} height={12} fill={light.trim} />
    {[74, 126, 232, 284].map((x) => (
      <rect key={x} x={x} y={-96} width={42} height={32} rx={5} fill={light.lit} />
    ))}
    <rect x={180} y={-98} width={42} height={80} rx={4} fill={light.glass} />
    <path d="M201 -98V-18" stroke={light.trim} strokeWidth={3} />
    <circle cx={110} cy={-14} r={15} fill={light.ink} />
    <circle cx={290} cy={-14} r={15} fill={light.ink} />
    <rect y={0} width={400} height={40} fill={light.path} />
    <path d="M0 8H400M0 24H400" stroke={light.ink} strokeWidth={3} opacity={0.6} />
  </>
)

const OldTown: Sight = ({ light }) => (
  <>
    <path d="M0 -40Q200 -110 400 -50V40H0Z" fill={light.far} />
    <rect x={176} y={-150} width={48} height={150} fill={light.paints.sand.wall} />
    <path d="M170 -148L200 -232L230 -148Z" fill={light.leafDeep} />
    <path d="M200 -232V-252M192 -244H208" stroke={light.ink} strokeWidth={4} />
    <circle cx={200} cy={-120} r={13} fill={light.trim} />
    <path d="M200 -120V-130M200 -120H207" stroke={light.ink} strokeWidth={2.6} />
    <House kind="norman" tone="brick" light={light} x={16} scale={0.82} />
    <House kind="row-house" tone="lake" light={light} x={236} scale={0.86} />
    <House kind="row-house" tone="gold" light={light} x={304} scale={0.86} />
    <rect y={0} width={400} height={40} fill={light.path} />
  </>
)

const Market: Sight = ({ light }) => (
  <>
    <path d="M0 -70H60V-120H140V-90H260V-130H330V-80H400V0H0Z" fill={light.farther} />
    {(['brick', 'pine', 'gold'] as const).map((tone, at) => {
      const paint = light.paints[tone]
      const x = 22 + at * 124
      return (
        <g key={tone}>
          <path d={`M${x + 4} 0V-96M${x + 104} 0V-96`} stroke={light.trunk} strokeWidth={5} />
          <path d={`M${x - 4} -92L${x + 14} -142H${x + 94}L${x + 112} -92Z`} fill={paint.wall} />
          <path
            d={`M${x + 25} -92L${x + 34} -142H${x + 54}V-92ZM${x + 83} -92L${x + 74} -142H${x + 94}L${x + 112} -92Z`}
            fill={light.trim}
          />
          <rect x={x} y={-40} width={108} height={40} fill={light.paints.sand.shade} />
          {[0, 1, 2, 3].map((fruit) => (
            <circle
              key={fruit}
              cx={x + 16 + fruit * 25}
              cy={-44}
              r={12}
              fill={
                [
                  light.paints.clay.wall,
                  light.paints.pine.wall,
                  light.lit,
                  light.paints.brick.wall
                ][(fruit + at) % 4]
              }
            />
          ))}
        </g>
      )
    })}
    <rect y={0} width={400} height={40} fill={light.path} />
  </>
)

const Fields: Sight = ({ light }) => (
  <>
    <path d="M0 -90Q200 -120 400 -86V40H0Z" fill={light.farther} />
    <path d="M0 -60Q200 -84 400 -50V40H0Z" fill={light.far} />
    <path
      d="M200 -70L-60 40H40ZM200 -70L130 40H210ZM200 -70L300 40H390ZM200 -70L470 40V10Z"
      fill={light.leaf}
    />
    <House kind="farmhouse" tone="cream" light={light} x={214} y={-62} scale={0.5} />
    <g transform="translate(0 -60)">
      <Maple x={196} h={70} light={light} />
      <Fir x={334} h={80} light={light} deep />
    </g>
  </>
)

const Campus: Sight = ({ light }) => (
  <>
    <path d="M0 -60Q120 -110 240 -70T400 -80V40H0Z" fill={light.leafDeep} />
    <rect x={70} y={-120} width={260} height={120} fill={light.paints.sand.wall} />
    <path d="M58 -118L200 -186L342 -118Z" fill={light.paints.brick.wall} />
    <circle cx={200} cy={-142} r={14} fill={light.lit} />
    {[92, 138, 248, 294].map((x) => (
      <rect key={x} x={x} y={-96} width={16} height={96} fill={light.trim} />
    ))}
    <path d="M178 0V-66Q178 -90 200 -90T222 -66V0Z" fill={light.ink} />
    <Maple x={34} h={120} light={light} warm />
    <Maple x={370} h={130} light={light} />
    <rect y={0} width={400} height={40} fill={light.lawn} />
  </>
)

export const SIGHTS: Record<VignetteName, Sight> = {
  campus: Campus,
  fields: Fields,
  hills: Hills,
  'main-street': MainStreet,
  market: Market,
  'old-town': OldTown,
  park: Park,
  transit: Transit,
  water: Water
}
