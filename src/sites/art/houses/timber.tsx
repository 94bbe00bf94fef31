import { Door, Win } from '../pieces.tsx'
import type { Light, Paint } from '../palette.ts'

type Look = { paint: Paint; light: Light }

function Clapboard({ w, h, shade }: { w: number; h: number; shade: string }) {
  const boards = Array.from({ length: Math.floor(h / 13) }, (_, board) => -h + 8 + board * 13)
  return boards.map((y) => <rect key={y} x={0} y={y} width={w} height={1.4} fill={shade} />)
}

/** The Atlantic provinces: a short roof to the street, a long one to the wind. */
export function Saltbox({ paint, light }: Look) {
  return (
    <>
      <rect x={96} y={-196} width={16} height={60} fill={light.paints.brick.wall} />
      <rect x={0} y={-120} width={130} height={120} fill={paint.wall} />
      <Clapboard w={130} h={120} shade={paint.shade} />
      <path d="M-10 -112L44 -196L140 -112Z" fill={light.roof} />
      <path d="M14 -120L44 -172L100 -120Z" fill={paint.wall} />
      <Win x={36} y={-156} w={20} h={28} light={light} lit />
      <Win x={14} y={-98} w={24} h={34} light={light} lit={light.night} />
      <Win x={94} y={-98} w={24} h={34} light={light} lit />
      <Door x={52} h={66} w={30} fill={paint.door} light={light} />
      <Win x={14} y={-50} w={24} h={30} light={light} lit />
      <Win x={94} y={-50} w={24} h={30} light={light} />
    </>
  )
}

/** St. John's: Jellybean Row, flat-roofed with a bracketed cornice. */
export function Jellybean({ paint, light }: Look) {
  return (
    <>
      <rect x={58} y={-206} width={14} height={22} fill={light.paints.brick.shade} />
      <rect x={0} y={-176} width={84} height={176} fill={paint.wall} />
      <Clapboard w={84} h={176} shade={paint.shade} />
      <rect x={-3} y={-190} width={90} height={12} fill={light.trim} />
      <rect x={-3} y={-194} width={90} height={5} fill={light.roof} />
      {[4, 22, 40, 58, 74].map((x) => (
        <rect key={x} x={x} y={-179} width={5} height={8} fill={light.trim} />
      ))}
      <Win x={12} y={-156} w={22} h={40} light={light} lit={light.night} />
      <Win x={50} y={-156} w={22} h={40} light={light} lit />
      <rect x={6} y={-98} width={38} height={66} fill={light.trim} />
      <Win x={12} y={-92} w={26} h={46} light={light} lit />
      <Door x={52} h={66} w={24} fill={paint.door} light={light} />
      <rect x={46} y={-78} width={36} height={5} fill={light.trim} />
      <rect x={46} y={-6} width={38} height={6} fill={light.roof} />
    </>
  )
}

/** A brick row with a mansard and one dormer. */
export function RowHouse({ paint, light }: Look) {
  return (
    <>
      <rect x={0} y={-176} width={78} height={176} fill={paint.wall} />
      <path d="M0 -176L10 -214H68L78 -176Z" fill={light.roof} />
      <path d="M24 -186V-204L39 -220L54 -204V-186Z" fill={light.trim} />
      <rect x={31} y={-204} width={16} height={18} fill={light.lit} />
      <Win x={10} y={-160} w={20} h={38} light={light} lit={light.night} />
      <Win x={48} y={-160} w={20} h={38} light={light} lit />
      <Win x={10} y={-90} w={24} h={46} light={light} lit />
      <Door x={44} h={66} w={26} fill={paint.door} light={light} />
      <rect x={0} y={-108} width={78} height={5} fill={light.trim} />
    </>
  )
}

/** Québec: whitewashed stone under a steep roof that kicks out at the eaves. */
export function Norman({ paint, light }: Look) {
  return (
    <>
      <rect x={14} y={-214} width={20} height={70} fill={paint.shade} />
      <rect x={150} y={-214} width={20} height={70} fill={paint.shade} />
      <rect x={10} y={-218} width={28} height={6} fill={light.roof} />
      <rect x={146} y={-218} width={28} height={6} fill={light.roof} />
      <rect x={0} y={-96} width={184} height={96} fill={light.paints.cream.wall} />
      <path d="M0 -96h184v12H0Z" fill={light.paints.cream.shade} />
      <path d="M-14 -92Q10 -104 22 -188H162Q174 -104 198 -92Z" fill={paint.wall} />
      <path d="M-14 -92Q10 -104 22 -188H40Q32 -104 16 -92Z" fill={paint.shade} />
      {[36, 81, 126].map((x, dormer) => (
        <g key={x}>
          <path d={`M${x - 5} -112V-138L${x + 11} -156L${x + 27} -138V-112Z`} fill={light.trim} />
          <path
            d={`M${x - 9} -136L${x + 11} -160L${x + 31} -136`}
            stroke={light.roof}
            strokeWidth={4}
            fill="none"
          />
          <rect
            x={x + 2}
            y={-138}
            width={18}
            height={24}
            fill={dormer === 1 || light.night ? light.lit : light.glass}
          />
          <path d={`M${x + 11} -138v24`} stroke={light.trim} strokeWidth={2.2} />
        </g>
      ))}
      <Win x={18} y={-72} w={28} h={42} light={light} lit />
      <Win x={138} y={-72} w={28} h={42} light={light} lit={light.night} />
      {[8, 49, 128, 169].map((x) => (
        <rect key={x} x={x} y={-76} width={8} height={50} fill={paint.door} />
      ))}
      <Door x={76} h={68} w={32} fill={paint.door} light={light} />
      <rect x={66} y={-6} width={52} height={6} fill={light.paints.cream.shade} />
    </>
  )
}
