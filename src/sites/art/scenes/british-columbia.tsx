import { House } from '../house.tsx'
import type { Light } from '../palette.ts'
import { Fir, Maple } from '../pieces.tsx'
import { Blocks, CableBridge, Peaks } from './skyline.tsx'

export function Surrey({ light }: { light: Light }) {
  return (
    <>
      <Peaks
        light={light}
        snow
        peaks={[
          [0, 150],
          [110, 260],
          [200, 190],
          [330, 330],
          [470, 200],
          [600, 290],
          [720, 210],
          [860, 350],
          [1010, 220],
          [1150, 310],
          [1290, 200],
          [1440, 270]
        ]}
      />
      <Peaks
        light={light}
        near
        peaks={[
          [0, 90],
          [180, 170],
          [380, 110],
          [560, 180],
          [760, 120],
          [1000, 190],
          [1220, 120],
          [1440, 160]
        ]}
      />
      <Blocks
        light={light}
        near
        blocks={[
          [1010, 64, 250],
          [1086, 80, 310],
          [1180, 60, 230]
        ]}
      />
      <CableBridge x={380} w={620} deck={92} pylons={[580, 800]} h={280} light={light} />
      <Fir x={26} h={170} light={light} deep />
      <House kind="vancouver-special" tone="cream" light={light} x={58} />
      <Fir x={286} h={190} light={light} />
      <House kind="townhouses" tone="lake" light={light} x={324} />
      <Fir x={580} h={150} light={light} deep />
      <House kind="infill" tone="brick" light={light} x={612} />
      <Fir x={818} h={200} light={light} deep />
      <Fir x={856} h={140} light={light} />
      <House kind="townhouses" tone="clay" light={light} x={892} />
      <Maple x={1152} h={116} light={light} warm />
      <House kind="vancouver-special" tone="mist" light={light} x={1186} />
      <Fir x={1412} h={180} light={light} deep />
    </>
  )
}

function Troller({ x, hull, light }: { x: number; hull: string; light: Light }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M62 -20V-126M62 -120L8 -30M62 -120L124 -30"
        stroke={light.ink}
        strokeWidth={3}
        fill="none"
      />
      <rect x={58} y={-62} width={46} height={34} fill={light.trim} />
      <rect x={66} y={-54} width={12} height={12} fill={light.glass} />
      <rect x={84} y={-54} width={12} height={12} fill={light.lit} />
      <path d="M-8 -34H140L120 2H14Z" fill={hull} />
      <path d="M-8 -34H140L137 -27H-5Z" fill={light.trim} />
    </g>
  )
}

export function Richmond({ light }: { light: Light }) {
  return (
    <>
      <Peaks
        light={light}
        snow
        peaks={[
          [0, 160],
          [150, 250],
          [270, 190],
          [420, 310],
          [540, 220],
          [700, 340],
          [860, 220],
          [1000, 300],
          [1180, 200],
          [1310, 270],
          [1440, 190]
        ]}
      />
      <Peaks
        light={light}
        near
        peaks={[
          [0, 110],
          [220, 170],
          [460, 120],
          [700, 186],
          [960, 120],
          [1200, 170],
          [1440, 110]
        ]}
      />
      <Fir x={20} h={150} light={light} deep />
      <House kind="vancouver-special" tone="cream" light={light} x={50} />
      <Fir x={280} h={180} light={light} />
      <House kind="midrise" tone="lake" light={light} x={312} scale={0.9} />
      <g transform="translate(500 0)">
        <path d="M14 0V-20M60 0V-20M110 0V-20M160 0V-20" stroke={light.trunk} strokeWidth={8} />
        <path d="M0 -18V-96L88 -150L176 -96V-18Z" fill={light.paints.brick.wall} />
        <path d="M-10 -90L88 -152L186 -90" fill="none" stroke={light.roof} strokeWidth={12} />
        <rect x={70} y={-72} width={38} height={54} fill={light.trim} />
        <path
          d="M70 -72L108 -18M108 -72L70 -18"
          stroke={light.paints.brick.shade}
          strokeWidth={3}
        />
        <rect x={20} y={-70} width={26} height={24} fill={light.lit} />
        <rect x={132} y={-70} width={26} height={24} fill={light.lit} />
      </g>
      <Troller x={704} hull={light.paints.pine.wall} light={light} />
      <House kind="townhouses" tone="gold" light={light} x={870} />
      <Fir x={1126} h={190} light={light} deep />
      <House kind="midrise" tone="clay" light={light} x={1154} scale={0.8} />
      <Maple x={1334} h={124} light={light} warm />
      <Fir x={1398} h={150} light={light} />
    </>
  )
}
