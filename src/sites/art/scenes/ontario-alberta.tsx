import { House } from '../house.tsx'
import type { Light } from '../palette.ts'
import { Fir, Maple } from '../pieces.tsx'
import { Blocks, Needle } from './skyline.tsx'

export function Toronto({ light }: { light: Light }) {
  return (
    <>
      <Blocks
        light={light}
        blocks={[
          [40, 70, 210],
          [180, 90, 270],
          [330, 74, 300],
          [700, 80, 260],
          [800, 96, 330],
          [1130, 84, 300],
          [1260, 100, 240],
          [1370, 70, 280]
        ]}
      />
      <path d="M880 0V-96Q880 -190 976 -190T1072 -96V0Z" fill={light.farther} />
      <Blocks
        light={light}
        near
        blocks={[
          [110, 84, 230],
          [270, 70, 190],
          [620, 90, 290],
          [1190, 80, 250]
        ]}
      />
      <Needle x={826} light={light} />
      <House kind="row-house" tone="lake" light={light} x={10} />
      <House kind="row-house" tone="rose" light={light} x={88} />
      <Maple x={196} h={130} light={light} />
      <House kind="bay-and-gable" tone="brick" light={light} x={228} />
      <House kind="bay-and-gable" tone="clay" light={light} x={384} />
      <Maple x={566} h={112} light={light} warm />
      <House kind="loft" tone="plum" light={light} x={596} />
      <Maple x={812} h={140} light={light} />
      <House kind="bay-and-gable" tone="slate" light={light} x={846} />
      <House kind="row-house" tone="brick" light={light} x={1010} />
      <House kind="row-house" tone="gold" light={light} x={1088} />
      <Fir x={1196} h={150} light={light} />
      <House kind="bay-and-gable" tone="brick" light={light} x={1232} />
      <Maple x={1412} h={120} light={light} warm />
    </>
  )
}

export function Edmonton({ light }: { light: Light }) {
  return (
    <>
      <Blocks
        light={light}
        blocks={[
          [330, 80, 250],
          [430, 96, 330],
          [560, 70, 280],
          [900, 90, 300],
          [1010, 76, 220],
          [1120, 100, 350]
        ]}
      />
      <Blocks
        light={light}
        near
        blocks={[
          [380, 70, 210],
          [500, 84, 260],
          [980, 84, 250],
          [1080, 64, 290]
        ]}
      />
      <path d="M0 -96Q220 -170 420 -104T860 -110T1440 -130V0H0Z" fill={light.leafDeep} />
      <g fill="none" stroke={light.far}>
        <path d="M600 -84Q740 -262 880 -84" strokeWidth={11} />
        <path d="M560 -94H920" strokeWidth={9} />
        <path
          d="M640 -94V-126M680 -94V-156M720 -94V-170M760 -94V-170M800 -94V-156M840 -94V-126"
          strokeWidth={2.4}
        />
      </g>
      <path d="M232 -96L282 -176L332 -96Z" fill={light.lit} opacity={0.9} />
      <path d="M282 -176L332 -96H300Z" fill={light.far} />
      <path d="M312 -90L350 -150L388 -90Z" fill={light.lit} opacity={0.75} />
      <path d="M350 -150L388 -90H364Z" fill={light.far} />
      <Fir x={26} h={150} light={light} deep />
      <House kind="bungalow" tone="sand" light={light} x={64} />
      <Fir x={286} h={130} light={light} />
      <House kind="infill" tone="slate" light={light} x={322} />
      <House kind="foursquare" tone="brick" light={light} x={528} />
      <Fir x={716} h={170} light={light} deep />
      <Fir x={752} h={120} light={light} />
      <House kind="infill" tone="lake" light={light} x={796} />
      <Maple x={1000} h={124} light={light} warm />
      <House kind="bungalow" tone="mist" light={light} x={1034} />
      <Fir x={1256} h={140} light={light} />
      <House kind="foursquare" tone="gold" light={light} x={1284} scale={0.94} />
    </>
  )
}
