import { Door, Win } from '../pieces.tsx'
import type { Light, Paint } from '../palette.ts'

type Look = { paint: Paint; light: Light }

/** A post-war bungalow with a pillared porch. */
export function Bungalow({ paint, light }: Look) {
  return (
    <>
      <rect x={150} y={-176} width={18} height={44} fill={light.paints.brick.wall} />
      <rect x={147} y={-180} width={24} height={6} fill={light.roof} />
      <path d="M-14 -92L40 -148H150L204 -92Z" fill={light.roof} />
      <rect x={0} y={-92} width={190} height={92} fill={paint.wall} />
      <rect x={0} y={-14} width={190} height={14} fill={paint.shade} />
      <Win x={18} y={-72} w={54} h={40} light={light} lit />
      <Win x={144} y={-72} w={34} h={40} light={light} lit={light.night} />
      <path d="M78 -70L108 -98L138 -70Z" fill={light.roof} />
      <Door x={92} h={64} w={32} fill={paint.door} light={light} />
      <rect x={82} y={-70} width={4} height={70} fill={light.trim} />
      <rect x={130} y={-70} width={4} height={70} fill={light.trim} />
    </>
  )
}

/** Winnipeg: a foursquare with a hipped roof, a dormer and a porch across the front. */
export function Foursquare({ paint, light }: Look) {
  return (
    <>
      <rect x={116} y={-246} width={18} height={60} fill={light.paints.brick.shade} />
      <rect x={0} y={-172} width={160} height={172} fill={paint.wall} />
      <path d="M-14 -170L52 -240H108L174 -170Z" fill={light.roof} />
      <path d="M54 -182V-204L80 -222L106 -204V-182Z" fill={light.trim} />
      <rect x={62} y={-204} width={15} height={20} fill={light.lit} />
      <rect x={83} y={-204} width={15} height={20} fill={light.lit} />
      <Win x={18} y={-150} w={30} h={44} light={light} lit={light.night} />
      <Win x={65} y={-150} w={30} h={44} light={light} />
      <Win x={112} y={-150} w={30} h={44} light={light} lit />
      <rect x={0} y={-76} width={160} height={76} fill={paint.shade} />
      <Win x={14} y={-62} w={36} h={40} light={light} lit />
      <Door x={66} h={62} w={30} fill={paint.door} light={light} />
      <Win x={112} y={-62} w={32} h={40} light={light} lit={light.night} />
      <path d="M-12 -76L8 -96H152L172 -76Z" fill={light.roof} />
      {[-6, 52, 102, 160].map((x) => (
        <rect key={x} x={x} y={-76} width={6} height={76} fill={light.trim} />
      ))}
      <path d="M-6 -22H58M102 -22H166" stroke={light.trim} strokeWidth={4} />
    </>
  )
}

/** A farmhouse with a wraparound porch and a lean-to. */
export function Farmhouse({ paint, light }: Look) {
  return (
    <>
      <rect x={26} y={-232} width={16} height={50} fill={light.paints.brick.wall} />
      <rect x={0} y={-136} width={190} height={136} fill={paint.wall} />
      <path d="M-12 -132L28 -186H162L202 -132Z" fill={light.roof} />
      <path d="M60 -132V-166L102 -216L144 -166V-132Z" fill={paint.wall} />
      <path d="M52 -158L102 -220L152 -158" stroke={light.roof} strokeWidth={10} fill="none" />
      <Win x={90} y={-184} w={24} h={36} light={light} lit />
      <Win x={16} y={-118} w={26} h={34} light={light} lit={light.night} />
      <Win x={89} y={-122} w={26} h={38} light={light} />
      <Win x={148} y={-118} w={26} h={34} light={light} lit />
      <path d="M-16 -66L-2 -80H192L206 -66Z" fill={light.roof} />
      <Win x={18} y={-54} w={34} h={36} light={light} lit />
      <Door x={86} h={56} w={32} fill={paint.door} light={light} />
      <Win x={138} y={-54} w={34} h={36} light={light} lit />
      {[-12, 62, 124, 196].map((x) => (
        <rect key={x} x={x} y={-66} width={5} height={66} fill={light.trim} />
      ))}
    </>
  )
}
