import type { PortraitLook } from './portrait-look.ts'

const HAIR_BEHIND: Partial<Record<PortraitLook['hair'], string>> = {
  bob: 'M84 214Q76 66 150 62T216 214Q190 224 184 196H116Q110 224 84 214Z',
  long: 'M78 288Q66 62 150 58T222 288Q196 300 184 262V180H116V262Q104 300 78 288Z'
}

const HAIR_FRONT: Record<PortraitLook['hair'], string> = {
  bob: 'M96 150Q92 74 150 72T204 150Q198 112 176 98Q140 118 104 112Q98 130 96 150Z',
  bun: 'M97 140Q92 72 150 70T203 140Q196 106 150 98T97 140Z',
  crop: 'M97 138Q86 74 132 70Q176 54 200 88Q210 108 203 138Q198 116 190 106Q150 112 112 102Q100 114 97 138Z',
  curls: 'M100 128Q110 100 150 98T200 128Q206 92 182 78T118 78T100 128Z',
  long: 'M97 156Q90 74 150 72T203 156Q198 116 152 92Q118 104 97 156Z'
}

/** A sample agent, drawn; a real agent's photograph takes its place. */
export function Portrait({ look }: { look: PortraitLook }) {
  const { skin, shade, hairColour, jacket, shirt } = look
  const behind = HAIR_BEHIND[look.hair]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 330">
      {behind && <path d={behind} fill={hairColour} />}
      {look.hair === 'curls' && <Curls colour={hairColour} />}
      {look.hair === 'bun' && <circle cx={150} cy={56} r={26} fill={hairColour} />}
      <path d="M126 176H174V236H126Z" fill={shade} />
      <path d="M24 330Q26 254 108 232L150 262L192 232Q274 254 276 330Z" fill={jacket} />
      <path d="M112 231L150 300L188 231L174 220Q150 240 126 220Z" fill={shirt} />
      <path d="M112 231L104 262L146 330H150V300ZM188 231L196 262L154 330H150V300Z" fill={jacket} />
      <path
        d="M112 231L104 262L150 312V300ZM188 231L196 262L150 312V300Z"
        fill="#000"
        opacity={0.18}
      />
      <ellipse cx={98} cy={146} rx={9} ry={13} fill={shade} />
      <ellipse cx={202} cy={146} rx={9} ry={13} fill={shade} />
      <path d="M99 128Q99 82 150 82T201 128V146Q201 204 150 206T99 146Z" fill={skin} />
      <Face look={look} />
      <path d={HAIR_FRONT[look.hair]} fill={hairColour} />
    </svg>
  )
}

function Face({ look }: { look: PortraitLook }) {
  return (
    <>
      {look.beard && (
        <path
          d="M100 150Q104 208 150 210T200 150Q196 166 182 168Q150 158 118 168Q104 166 100 150Z"
          fill={look.hairColour}
        />
      )}
      <path
        d="M118 128Q127 121 137 127M163 127Q173 121 182 128"
        stroke={look.hairColour}
        strokeWidth={4}
        fill="none"
        strokeLinecap="round"
      />
      <circle cx={128} cy={141} r={4.6} fill="#241713" />
      <circle cx={172} cy={141} r={4.6} fill="#241713" />
      <path
        d="M150 144L145 162H153"
        stroke={look.shade}
        strokeWidth={3.4}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M131 178Q150 196 169 178Z" fill="#fff6ea" />
      {look.glasses && (
        <g stroke="#241713" strokeWidth={3.4} fill="none">
          <circle cx={128} cy={141} r={16} />
          <circle cx={172} cy={141} r={16} />
          <path d="M144 138Q150 134 156 138M112 138L101 134M188 138L199 134" />
        </g>
      )}
    </>
  )
}

function Curls({ colour }: { colour: string }) {
  const curls = [
    [96, 110],
    [104, 80],
    [128, 62],
    [156, 58],
    [184, 68],
    [202, 90],
    [206, 120],
    [92, 138],
    [208, 148]
  ]
  return curls.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={27} fill={colour} />)
}
