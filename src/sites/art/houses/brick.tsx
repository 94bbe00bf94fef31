import { ArchWin, Door, Rail, Win } from '../pieces.tsx'
import type { Light, Paint } from '../palette.ts'

type Look = { paint: Paint; light: Light }

/** Toronto: a bay window under a steep gable. */
export function BayAndGable({ paint, light }: Look) {
  const { wall, shade } = paint
  const night = light.night
  return (
    <>
      <rect x={112} y={-262} width={18} height={72} fill={shade} />
      <rect x={109} y={-266} width={24} height={6} fill={light.roof} />
      <rect x={0} y={-190} width={150} height={190} fill={wall} />
      <path d="M-8 -190L42 -268L92 -190Z" fill={light.roof} />
      <path d="M6 -190L42 -246L78 -190Z" fill={wall} />
      <ArchWin x={31} y={-232} w={22} h={34} light={light} lit />
      <rect x={84} y={-200} width={74} height={14} fill={light.roof} />
      <path d="M0 0V-172L10 -184H74L84 -172V0Z" fill={shade} />
      <ArchWin x={14} y={-166} w={22} h={52} light={light} lit={night} />
      <ArchWin x={48} y={-166} w={22} h={52} light={light} lit />
      <ArchWin x={14} y={-82} w={22} h={56} light={light} />
      <ArchWin x={48} y={-82} w={22} h={56} light={light} lit />
      <rect x={0} y={-100} width={84} height={8} fill={light.trim} />
      <ArchWin x={104} y={-166} w={28} h={52} light={light} />
      <Door x={100} h={72} w={36} fill={paint.door} light={light} />
      <path d="M92 -88L118 -106L144 -88Z" fill={light.roof} />
    </>
  )
}

/** Montréal: three apartments, each with its own door, the first reached by an outside stair. */
export function Triplex({ paint, light }: Look) {
  const steps = Array.from({ length: 8 }, (_, step) => step)
  return (
    <>
      <rect x={0} y={-250} width={170} height={250} fill={paint.wall} />
      <rect x={-4} y={-262} width={178} height={14} fill={light.roof} />
      <path d="M60 -262Q85 -292 110 -262Z" fill={light.roof} />
      {[-232, -152, -70].map((y, floor) => (
        <g key={y}>
          <Win x={14} y={y} w={30} h={50} light={light} lit={floor === 1} />
          <Win x={126} y={y} w={30} h={50} light={light} lit={floor !== 1 || light.night} />
        </g>
      ))}
      <rect x={60} y={-238} width={42} height={64} fill={light.trim} />
      <rect x={64} y={-234} width={34} height={60} fill={paint.shade} />
      <rect x={70} y={-226} width={22} height={20} fill={light.lit} />
      <rect x={60} y={-156} width={42} height={64} fill={light.trim} />
      <rect x={64} y={-152} width={34} height={60} fill={paint.door} />
      <rect x={70} y={-144} width={22} height={20} fill={light.lit} />
      <Door x={68} h={60} w={34} fill={paint.door} light={light} />
      <rect x={-2} y={-172} width={174} height={5} fill={light.rail} />
      <Rail x={-2} y={-172} w={174} light={light} />
      {steps.map((step) => (
        <rect
          key={step}
          x={8 + step * 7}
          y={-11 * (step + 1)}
          width={9}
          height={4}
          fill={light.rail}
        />
      ))}
      <path d="M6 -34L66 -128M8 -4L66 -92" stroke={light.rail} strokeWidth={3.5} fill="none" />
      <rect x={-2} y={-92} width={174} height={5} fill={light.rail} />
    </>
  )
}

/** A warehouse turned into lofts: brick piers, gridded steel windows, a water tank. */
export function Loft({ paint, light }: Look) {
  return (
    <>
      <path
        d="M116 -254V-284M148 -254V-284M116 -254L148 -280"
        stroke={light.rail}
        strokeWidth={3}
        fill="none"
      />
      <rect x={110} y={-312} width={44} height={30} fill={paint.shade} />
      <path d="M106 -312L132 -330L158 -312Z" fill={light.roof} />
      <rect x={0} y={-246} width={190} height={246} fill={paint.wall} />
      <rect x={-4} y={-256} width={198} height={12} fill={light.roof} />
      {[-228, -164, -100].map((y, floor) =>
        [14, 74, 134].map((x, bay) => (
          <g key={`${x} ${y}`}>
            <path
              d={`M${x - 3} ${y + 4}Q${x + 21} ${y - 10} ${x + 45} ${y + 4}Z`}
              fill={paint.shade}
            />
            <rect
              x={x}
              y={y + 2}
              width={42}
              height={44}
              fill={
                (floor * 2 + bay) % 3 === 1 || (light.night && bay === 0) ? light.lit : light.glass
              }
            />
            <path
              d={`M${x + 14} ${y + 2}v44M${x + 28} ${y + 2}v44M${x} ${y + 24}h42`}
              stroke={light.trim}
              strokeWidth={2}
            />
          </g>
        ))
      )}
      <rect x={0} y={-44} width={190} height={6} fill={light.trim} />
      <rect x={14} y={-34} width={56} height={28} fill={light.lit} />
      <path d="M10 -34H74L68 -24H16Z" fill={light.roof} />
      <Door x={92} h={34} w={26} fill={paint.door} light={light} />
      <rect x={134} y={-34} width={42} height={28} fill={light.glass} />
      <path d="M148 -34v28M162 -34v28" stroke={light.trim} strokeWidth={2} />
    </>
  )
}
