import { House } from '../house.tsx'
import type { Light } from '../palette.ts'
import { Fir, Maple } from '../pieces.tsx'
import { Blocks } from './skyline.tsx'

export function Montreal({ light }: { light: Light }) {
  return (
    <>
      <path
        d="M0 -70Q300 -120 520 -250T900 -262T1440 -90V0H0Z"
        fill={light.leaf}
        opacity={light.night ? 1 : 0.45}
      />
      <path d="M724 -268V-330M708 -314H740" stroke={light.far} strokeWidth={6} />
      <Blocks
        light={light}
        blocks={[
          [150, 80, 230],
          [1050, 90, 300],
          [1160, 74, 240],
          [1250, 86, 280]
        ]}
      />
      <Blocks
        light={light}
        near
        blocks={[
          [90, 76, 170],
          [220, 70, 200],
          [1110, 66, 210],
          [1330, 80, 190]
        ]}
      />
      <g fill={light.far}>
        <rect x={404} y={-236} width={120} height={236} />
        <path d="M410 -236Q410 -310 464 -310T518 -236Z" />
        <path d="M460 -310V-344H468V-310Z" />
      </g>
      <Maple x={24} h={124} light={light} />
      <House kind="row-house" tone="slate" light={light} x={56} />
      <House kind="row-house" tone="brick" light={light} x={134} />
      <Maple x={242} h={140} light={light} warm />
      <House kind="triplex" tone="brick" light={light} x={276} />
      <House kind="triplex" tone="sand" light={light} x={456} />
      <House kind="triplex" tone="clay" light={light} x={636} />
      <Maple x={836} h={136} light={light} />
      <House kind="triplex" tone="lake" light={light} x={870} />
      <Fir x={1068} h={130} light={light} />
      <House kind="row-house" tone="gold" light={light} x={1092} />
      <House kind="row-house" tone="rose" light={light} x={1170} />
      <House kind="row-house" tone="pine" light={light} x={1248} />
      <Maple x={1372} h={126} light={light} warm />
    </>
  )
}

function Turret({ x, w, h, light }: { x: number; w: number; h: number; light: Light }) {
  return (
    <>
      <rect x={x} y={-h} width={w} height={h} fill={light.far} />
      <path
        d={`M${x - 5} ${-h}L${x + w / 2} ${-h - w * 1.5}L${x + w + 5} ${-h}Z`}
        fill={light.leafDeep}
      />
    </>
  )
}

export function Quebec({ light }: { light: Light }) {
  return (
    <>
      <path d="M300 0V-96L380 -128L520 -150H980L1080 -120L1160 -60L1240 0Z" fill={light.farther} />
      <path
        d="M300 0V-60L420 -84L560 -70L700 -96L880 -76L1060 -90L1160 -40L1240 0Z"
        fill={light.leafDeep}
      />
      <rect x={560} y={-260} width={380} height={130} fill={light.far} />
      <path d="M556 -256L584 -302H916L944 -256Z" fill={light.leafDeep} />
      <rect x={690} y={-352} width={110} height={220} fill={light.far} />
      <path d="M682 -348L708 -420H782L808 -348Z" fill={light.leafDeep} />
      <path d="M708 -420V-440M782 -420V-440" stroke={light.far} strokeWidth={4} />
      <Turret x={546} w={44} h={280} light={light} />
      <Turret x={640} w={34} h={300} light={light} />
      <Turret x={816} w={34} h={300} light={light} />
      <Turret x={910} w={44} h={280} light={light} />
      {[0, 1, 2, 3, 4].map((column) =>
        [0, 1, 2].map((row) => (
          <rect
            key={`${column} ${row}`}
            x={698 + column * 21}
            y={-332 + row * 30}
            width={9}
            height={15}
            fill={light.lit}
          />
        ))
      )}
      {[598, 620, 862, 884].map((x) => (
        <path
          key={x}
          d={`M${x} -236h10v16h-10ZM${x} -204h10v16h-10ZM${x} -172h10v16h-10Z`}
          fill={light.lit}
        />
      ))}
      <Maple x={30} h={130} light={light} warm />
      <House kind="norman" tone="brick" light={light} x={72} />
      <House kind="row-house" tone="lake" light={light} x={286} />
      <House kind="row-house" tone="sand" light={light} x={364} />
      <House kind="norman" tone="pine" light={light} x={466} scale={0.94} />
      <Maple x={682} h={112} light={light} warm />
      <House kind="row-house" tone="brick" light={light} x={716} />
      <House kind="row-house" tone="gold" light={light} x={794} />
      <House kind="row-house" tone="mist" light={light} x={872} />
      <Fir x={986} h={130} light={light} />
      <House kind="norman" tone="brick" light={light} x={1030} />
      <Maple x={1246} h={132} light={light} />
      <House kind="row-house" tone="clay" light={light} x={1280} />
      <Fir x={1398} h={140} light={light} deep />
    </>
  )
}
