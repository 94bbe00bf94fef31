import { House } from '../house.tsx'
import type { Light, Tone } from '../palette.ts'
import { Fir, Maple } from '../pieces.tsx'
import { Blocks, CableBridge } from './skyline.tsx'

function Elevator({ x, light }: { x: number; light: Light }) {
  const { wall, shade } = light.paints.brick
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x={0} y={-190} width={74} height={190} fill={wall} />
      <path d="M-4 -188L10 -214H64L78 -188Z" fill={shade} />
      <rect x={18} y={-250} width={38} height={40} fill={wall} />
      <path d="M12 -246L37 -274L62 -246Z" fill={shade} />
      <rect x={30} y={-238} width={14} height={14} fill={light.lit} />
      <path d="M74 0V-96L120 -74V0Z" fill={shade} />
      <rect x={86} y={-40} width={22} height={40} fill={light.ink} />
      <rect x={12} y={-150} width={50} height={9} fill={light.trim} />
    </g>
  )
}

export function Winnipeg({ light }: { light: Light }) {
  return (
    <>
      <Blocks
        light={light}
        blocks={[
          [250, 80, 230],
          [360, 90, 290],
          [470, 74, 250],
          [980, 86, 270],
          [1080, 70, 220]
        ]}
      />
      <g fill={light.far}>
        <rect x={900} y={-190} width={130} height={190} />
        <path d="M916 -190Q916 -266 965 -266T1014 -190Z" />
        <path d="M960 -266V-306H970V-266Z" fill={light.lit} />
      </g>
      <path d="M0 -44Q360 -76 720 -50T1440 -66V0H0Z" fill={light.leaf} opacity={0.7} />
      <CableBridge x={430} w={560} deck={84} pylons={[716]} h={338} light={light} />
      <Maple x={24} h={130} light={light} />
      <House kind="foursquare" tone="lake" light={light} x={62} />
      <Maple x={262} h={150} light={light} warm />
      <House kind="bungalow" tone="sand" light={light} x={300} />
      <House kind="foursquare" tone="brick" light={light} x={520} />
      <Maple x={712} h={140} light={light} />
      <House kind="foursquare" tone="gold" light={light} x={760} />
      <Fir x={958} h={130} light={light} deep />
      <House kind="bungalow" tone="mist" light={light} x={1000} />
      <Elevator x={1224} light={light} />
      <Maple x={1390} h={136} light={light} warm />
    </>
  )
}

const UPPER: Tone[] = ['gold', 'lake', 'rose', 'pine', 'clay', 'mist']
const LOWER: Tone[] = [
  'brick',
  'mist',
  'gold',
  'pine',
  'clay',
  'lake',
  'rose',
  'plum',
  'gold',
  'brick',
  'lake'
]

export function StJohns({ light }: { light: Light }) {
  return (
    <>
      <path d="M620 0Q760 -150 900 -240T1130 -300T1330 -220T1440 -150V0Z" fill={light.farther} />
      <path
        d="M1070 -296H1150V-350H1142V-358H1134V-350H1120V-358H1112V-350H1098V-358H1090V-350H1070Z"
        fill={light.far}
      />
      <path
        d="M1110 -358V-384L1132 -376L1110 -370"
        stroke={light.ink}
        strokeWidth={3}
        fill={light.paints.brick.wall}
      />
      <path d="M0 -110Q260 -150 520 -190T980 -176T1440 -90V0H0Z" fill={light.leafDeep} />
      {UPPER.map((tone, at) => (
        <House
          key={tone}
          kind="jellybean"
          tone={tone}
          light={light}
          x={256 + at * 84}
          y={-128 - at * 9}
          scale={0.98}
        />
      ))}
      <House kind="saltbox" tone="cream" light={light} x={66} y={-106} scale={0.86} />
      <Fir x={218} h={110} light={light} />
      <g transform="translate(0 -172)">
        <Fir x={792} h={110} light={light} />
        <Fir x={824} h={84} light={light} deep />
      </g>
      <House kind="saltbox" tone="brick" light={light} x={880} y={-156} scale={0.8} />
      <path d="M0 -26Q400 -70 760 -40T1440 -20V0H0Z" fill={light.leaf} />
      {LOWER.map((tone, at) => (
        <House
          key={at}
          kind="jellybean"
          tone={tone}
          light={light}
          x={40 + at * 84 + (at > 4 ? 46 : 0)}
        />
      ))}
      <Maple x={484} h={120} light={light} warm />
      <House kind="saltbox" tone="gold" light={light} x={1052} />
      <Fir x={1216} h={140} light={light} />
      <House kind="saltbox" tone="lake" light={light} x={1252} scale={0.94} />
      <Fir x={1408} h={120} light={light} deep />
    </>
  )
}
